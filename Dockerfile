# A server process. `docker build -t hippodrome .`; compose.yaml runs two of them.
FROM python:3.13.9-slim-bookworm AS build
WORKDIR /src
COPY requirements.txt ./
RUN python -m venv /opt/hippodrome && /opt/hippodrome/bin/pip install --no-cache-dir --require-hashes -r requirements.txt
COPY pyproject.toml README.md LICENSE ./
COPY src src
RUN /opt/hippodrome/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13.9-slim-bookworm
RUN useradd --create-home --uid 1000 hippodrome
COPY --from=build /opt/hippodrome /opt/hippodrome
USER hippodrome
ENV PATH=/opt/hippodrome/bin:$PATH HIPPODROME_CACHE=/home/hippodrome/compiled
# The rules and bots are compiled into the image, so that a process starts in seconds.
RUN hippodrome warm
EXPOSE 8000
HEALTHCHECK --start-period=60s CMD python -c "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/readyz')"
ENTRYPOINT ["hippodrome"]
CMD ["serve", "--host", "0.0.0.0"]
