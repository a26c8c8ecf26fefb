import type { Server, Socket } from "node:net";
import { compile } from "@fastify/proxy-addr";
import { addressRange, siteOf } from "../../address-range.ts";
import type { Services } from "../../services.ts";

/** Each holds a descriptor and what it has not read. */
const maxConnections = 2000;
const maxPerAddress = 200;
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
    const left = (open.get(address) ?? 0) + change;
    if (left === 0) open.delete(address);
    else open.set(address, left);
  };
  server.maxConnections = maxConnections;
  server.on("drop", (from) => drop(addressRange(from?.remoteAddress)));
  server.prependListener("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return;
    const range = addressRange(remoteAddress);
    const address = siteOf(range) ?? range;
    if ((open.get(address) ?? 0) >= maxPerAddress) {
      socket.destroy();
      drop(address);
      return;
    }
    count(address, 1);
    socket.once("close", () => count(address, -1));
  });
}

/** One line in ten seconds: the address with most of those dropped since the line before, how many, and of how many addresses. */
function dropLine(log: Services["log"]): (address: string) => void {
  let nextAt = 0;
  const drops = new Map<string, number>();
  return (address) => {
    drops.set(address, (drops.get(address) ?? 0) + 1);
    if (performance.now() < nextAt) return;
    const [[worst, dropped] = [address, 0]] = [...drops].toSorted(([, a], [, b]) => b - a);
    log.warn({ address: worst, dropped, addresses: drops.size }, "connection_dropped");
    nextAt = performance.now() + lineEveryMs;
    drops.clear();
  };
}
