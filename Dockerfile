# The course in an image, for single users, hubs and devcontainers:
#   docker build -t a2a-course . && docker run --rm -p 8888:8888 a2a-course
# With --build-arg PIP_EXTRA_INDEX_URL=... (PyTorch's index of CPU packages) the image is several GB smaller.
FROM python:3.12-slim-bookworm

# Whatever version Debian serves: one that was named is gone after its next update.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends g++ git make \
 && rm -rf /var/lib/apt/lists/*

# The user that hubs expect.
ARG NB_USER=jovyan
ARG NB_UID=1000
RUN useradd --create-home --uid ${NB_UID} ${NB_USER} \
 && install -d -o ${NB_USER} -g ${NB_USER} /home/${NB_USER}/course
USER ${NB_USER}
WORKDIR /home/${NB_USER}/course

# Packages first: they change less often than the course.
ARG PIP_EXTRA_INDEX_URL=
ENV PIP_NO_CACHE_DIR=1 \
    PATH=/home/${NB_USER}/course/.venv/bin:$PATH
COPY --chown=${NB_USER} Makefile pyproject.toml constraints.txt CMakeLists.txt README.md LICENSE LICENSE-text ./
COPY --chown=${NB_USER} a2a_lib a2a_lib
COPY --chown=${NB_USER} figures/recordings figures/recordings
# Images travel: the library is not tuned for the machine that built them.
RUN PIP_EXTRA_INDEX_URL=${PIP_EXTRA_INDEX_URL} CMAKE_ARGS=-DA2A_NATIVE=OFF make setup
COPY --chown=${NB_USER} . .

EXPOSE 8888
CMD ["make", "lab", "LAB_FLAGS=--no-browser --ip 0.0.0.0 --port 8888"]
