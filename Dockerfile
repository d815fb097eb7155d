# Quizly and nothing else: no shell, no package manager. `scripts/image-steps.mjs` carries this out without a container engine.
FROM node:26-trixie-slim AS build
WORKDIR /source
COPY . .
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
RUN node scripts/build.mjs
RUN node scripts/product/image-root.mjs /image

FROM scratch
LABEL org.opencontainers.image.title="Quizly" org.opencontainers.image.licenses="MIT"
COPY --from=build /image/root /
COPY --from=build --chown=65532:65532 /image/data /data
USER 65532:65532
WORKDIR /data
ENV DATABASE_URL=sqlite:/data/quizly.db PORT=3000 NODE_COMPILE_CACHE=/data/.compiled
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=20s CMD ["/quizly/node", "/quizly/server/quizly.cjs", "health"]
# With the limits that memory has without HEAP_MB, so that Node need not start a second time to take them.
ENTRYPOINT ["/quizly/node", "--max-old-space-size=512", "--initial-old-space-size=96", "--max-semi-space-size=32", "/quizly/server/quizly.cjs"]
CMD ["start"]
