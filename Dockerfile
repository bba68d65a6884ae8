# The service with its own PostgreSQL, for x64 and arm64. Run it with compose.yaml; OPERATING.md tells how.
# The Node that package.json pins; a test compares them. PostgreSQL's programs need glibc, which Alpine has not.
ARG NODE_VERSION=26.10.0

# Builds the dashboard and packs what a published package holds.
FROM node:${NODE_VERSION}-slim AS pack
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm pack
RUN tar -xzf letterpress-*.tgz

FROM node:${NODE_VERSION}-slim AS install
WORKDIR /app
COPY --from=pack /build/package ./
RUN npm ci --omit=dev
# The image has this Node itself, and of the East Asian fonts two weights are used.
RUN rm -rf node_modules/node-linux-* node_modules/.bin/node
RUN find node_modules/@embedpdf -name '*.otf' ! -name '*-Regular.otf' ! -name '*-Bold.otf' -delete
# Makes the links that PostgreSQL's package lacks: later nothing can be written here.
RUN node --input-type=module --eval "import('./src/platform/database/embedded/host/binaries.ts').then(({ findBinaries }) => findBinaries({ copiesDir: '.' }))"
RUN mkdir ../data

FROM node:${NODE_VERSION}-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=install /app ./
COPY --from=install --chown=1000:1000 /data /data
VOLUME /data
# The account "node", by its number, so that an orchestrator sees that it is not root.
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "bin/letterpress.js"]
CMD ["start"]
