FROM node:24-bookworm-slim AS build
WORKDIR /baithak
COPY . .
RUN npm ci && npm run build
# What the server does not bundle stays in node_modules; links to our own packages would lead nowhere.
RUN npm ci --omit=dev --workspace apps/server && rm -rf node_modules/@baithak

FROM node:24-bookworm-slim
WORKDIR /baithak
COPY LICENSE THIRD-PARTY.md ./
COPY --from=build /baithak/node_modules node_modules
COPY --from=build /baithak/apps/cli/dist apps/cli/dist
COPY --from=build /baithak/apps/server/dist apps/server/dist
COPY --from=build /baithak/apps/web/dist apps/web/dist
RUN mkdir /data && chown node /data
USER node
ENV DATA=/data PORT=8080
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/cli/dist/baithak.mjs", "serve"]
