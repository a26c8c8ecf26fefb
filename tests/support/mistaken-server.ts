import fastify from "fastify";
import { gracefulShutdown } from "#server/graceful-shutdown.ts";
import { openLog } from "#server/log.ts";

/** A server of its own, with a route that makes a mistake that no one catches; what waits is answered once it is being stopped. */
const app = fastify();
const stopping = Promise.withResolvers<void>();
app.addHook("preClose", async () => stopping.resolve());
const begun = Promise.withResolvers<void>();
app.get("/waits", async () => {
  begun.resolve();
  await stopping.promise;
  return "answered";
});
app.get("/rejects", async () => {
  await begun.promise;
  void Promise.reject(new Error("a mistake"));
  return "";
});
app.get("/throws", async () => {
  await begun.promise;
  setImmediate(() => {
    throw new Error("a mistake");
  });
  return "";
});
gracefulShutdown(openLog("info"), () => app.close());
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
