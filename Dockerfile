# The course in an image, for single users and hubs. What you write lies in a volume, /home/jovyan/work:
#   docker build -t a2a-course .
#   docker run --rm --init -p 8888:8888 -v a2a-work:/home/jovyan/work a2a-course
# A JupyterHub starts `jupyterhub-singleuser` in it and may mount a volume over the whole /home/jovyan.

# Compilers and the user that hubs expect. .devcontainer/ uses this stage alone and sets up the checkout in it.
FROM python:3.12-slim-bookworm AS tools
# Whatever version Debian serves: one that was named is gone after its next update.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends g++ git make \
 && rm -rf /var/lib/apt/lists/*
ARG NB_USER=jovyan
ARG NB_UID=1000
RUN useradd --create-home --shell /bin/bash --uid ${NB_UID} ${NB_USER}
USER ${NB_USER}
WORKDIR /home/${NB_USER}

# One wheel, with lessons and exercises in it. Images travel: it is not tuned for the machine that builds it.
FROM tools AS wheel
ARG NB_UID=1000
COPY --chown=${NB_UID} . course
RUN python -m pip wheel --no-cache-dir --no-deps -c course/constraints.txt --wheel-dir dist \
    --config-settings=cmake.define.A2A_NATIVE=OFF ./course

# Packages first: they change less often than the course.
FROM python:3.12-slim-bookworm
ARG NB_USER=jovyan
ARG NB_UID=1000
# A folder that exists gives a new volume its owner.
RUN useradd --create-home --shell /bin/bash --uid ${NB_UID} ${NB_USER} \
 && install -d -o ${NB_USER} -g ${NB_USER} /home/${NB_USER}/work
# PyTorch for CPUs. --build-arg TORCH_INDEX= takes pip's default, which has CUDA in it (several GB).
ARG TORCH_INDEX=https://download.pytorch.org/whl/cpu
COPY constraints.txt pyproject.toml /opt/a2a/
RUN python -m pip install --no-cache-dir -c /opt/a2a/constraints.txt ${TORCH_INDEX:+--extra-index-url ${TORCH_INDEX}} torch \
 && python -c "import tomllib; p = tomllib.load(open('/opt/a2a/pyproject.toml', 'rb'))['project']; \
o = p['optional-dependencies']; print(*p['dependencies'], *o['lab'], *o['hub'], sep='\n')" > /opt/a2a/needed.txt \
 && python -m pip install --no-cache-dir -c /opt/a2a/constraints.txt -r /opt/a2a/needed.txt
COPY --from=wheel /home/${NB_USER}/dist /opt/a2a/dist
RUN python -m pip install --no-cache-dir --no-deps /opt/a2a/dist/*.whl

# By number: Kubernetes cannot tell from a name that this is not root.
USER ${NB_UID}
WORKDIR /home/${NB_USER}
EXPOSE 8888
# Copies to work in are there before anything starts, in the volume of whoever starts it.
ENTRYPOINT ["sh", "-c", "a2a work >&2; exec \"$@\"", "sh"]
CMD ["a2a", "lab", "--", "--no-browser", "--ip", "0.0.0.0", "--port", "8888"]
