FROM node:24-bookworm-slim AS build
WORKDIR /baithak
COPY . .
RUN npm ci && npm run build && node deploy/image.mjs /image

FROM node:24-bookworm-slim
WORKDIR /baithak
COPY --from=build /image /baithak
RUN mkdir /data && chown node /data
USER node
# A larger young generation: fewer full collections, in which everybody waits together (docs/load.md).
ENV DATA=/data PORT=8080 NODE_OPTIONS=--max-semi-space-size=64
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/cli/dist/baithak.mjs", "serve"]
