import type { Server, Socket } from "node:net";
import { compile } from "@fastify/proxy-addr";
import { addressRange, siteOf } from "../../address-range.ts";
import type { Services } from "../../services.ts";

/** Each holds a descriptor and what it has not read. */
const most = 2000;
const mostOfOneAddress = 200;
const lineEveryMs = 10_000;

/**
 * What is over the limit of an address, or of all, is closed without a word. A proxy that is trusted stands for many
 * people, and limits its own.
 */
export function limitConnections(
  server: Server,
  { settings, log }: Pick<Services, "settings" | "log">,
): void {
  const isProxy = compile([...settings.trustProxy]);
  const drop = dropLine(log);
  const open = new Map<string, number>();
  const count = (address: string, change: 1 | -1) => {
    const now = (open.get(address) ?? 0) + change;
    if (now === 0) open.delete(address);
    else open.set(address, now);
  };
  server.maxConnections = most;
  server.on("drop", (from) => drop(addressRange(from?.remoteAddress)));
  server.prependListener("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return;
    const range = addressRange(remoteAddress);
    const address = siteOf(range) ?? range;
    if ((open.get(address) ?? 0) >= mostOfOneAddress) {
      socket.destroy();
      drop(address);
      return;
    }
    count(address, 1);
    socket.once("close", () => count(address, -1));
  });
}

/** One line in ten seconds tells how many there were since the line before. */
function dropLine(log: Services["log"]): (address: string) => void {
  let next = 0;
  let untold = 0;
  return (address) => {
    untold += 1;
    if (performance.now() < next) return;
    log.warn({ address, dropped: untold }, "connection_dropped");
    next = performance.now() + lineEveryMs;
    untold = 0;
  };
}
