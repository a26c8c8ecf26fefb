import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createServer, isRunnableDevEnvironment } from "vite";
import { gracefulShutdown } from "../server/graceful-shutdown.ts";
import { root } from "./inputs.ts";

const port = Number(process.env["PORT"] || 8080);
const host = process.env["HOST"] || "127.0.0.1";

// A vite server that a plugin makes for itself would end the process at SIGTERM before the database is stopped.
process.on("newListener", (event, listener: () => void) => {
  if (event === "SIGTERM" && listener.name === "parentSigtermCallback") {
    queueMicrotask(() => process.off("SIGTERM", listener));
  }
});

const server = createHttpServer();
const vite = await createServer({
  configFile: join(root, "vite.config.ts"),
  appType: "custom",
  server: { middlewareMode: true, ws: { server } },
});
const environment = vite.environments["ssr"];
if (!environment || !isRunnableDevEnvironment(environment))
  throw new Error("vite gives no way to run the server");
const { runner } = environment;

/** Pages as the development server writes them; its own scripts need a wider policy. */
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; connect-src 'self' ws:; frame-ancestors 'none'";
const pages = {
  folders: null,
  async page({ app, url }: { app: "kyc" | "desk" | "charts"; url: string }) {
    const folder = join(root, "src", app === "kyc" ? "portal" : app);
    const template = readFileSync(join(folder, "index.html"), "utf8");
    // One server of modules serves all apps; the other entries lie outside its root.
    const page = app === "kyc" ? template : template.replace("/main.tsx", `/@fs${folder}/main.tsx`);
    return { html: await vite.transformIndexHtml(url, page), policy };
  },
};

interface Running {
  app: FastifyInstance;
  mailbox: string;
  close: () => Promise<void>;
}

async function open(): Promise<Running> {
  const module = (await runner.import(
    join(root, "src", "server", "development", "development.ts"),
  )) as {
    openForDevelopment: (given: typeof pages) => Promise<Running>;
  };
  const opened = await module.openForDevelopment(pages);
  await opened.app.ready();
  return opened;
}

let running: Promise<Running> = open();
let turn: Promise<unknown> = running;

/** Opens the server again after a change; an error in the code is shown and the next change tries again. */
function reopen() {
  turn = turn.then(async () => {
    const before = await running.catch(() => null);
    await before?.app.close();
    await before?.close();
    runner.clearCache();
    running = open();
    await running.catch((error: unknown) => console.error(error));
  });
}

vite.watcher.on("change", (path) => {
  const ofServer = environment.moduleGraph.getModulesByFile(path);
  if (ofServer && ofServer.size > 0) reopen();
});

const ofPortal = (url: string) =>
  /^\/kyc\/(@|src\/|node_modules\/|__|.*\.[a-z0-9]+(\?|$))/i.test(url);

server.on("request", (request: IncomingMessage, response: ServerResponse) => {
  const toServer = () =>
    void turn
      .then(() => running)
      .then(({ app }) => app.routing(request, response))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  if (ofPortal(request.url ?? "/")) vite.middlewares(request, response, toServer);
  else toServer();
});

const { mailbox } = await running;
server.listen(port, host, () => {
  console.log(`Gatehouse is open for development at http://${host}:${port}/kyc`);
  console.log(`E-mails, codes included, are at http://${host}:${port}${mailbox}`);
});

gracefulShutdown(false, async () => {
  server.close();
  server.closeAllConnections();
  await vite.close();
  const last = await running.catch(() => null);
  await last?.app.close();
  await last?.close();
});
