"""Live figures of the site: stored runs, and the scripts that ask a simulator in the browser for them again.

    recorder   what a host asks of a simulated node, as a list
    runs       which runs are stored of a rung, and how they go
    store      their files
    pages      the playground, and the figures of lessons
    static/    node.js (the simulator's calls), events.js, reports.js, pictures.js, worker.js, live.js
"""
