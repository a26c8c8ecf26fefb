import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** One connection that is kept: sends a request and gives the answer's body; rejects with NotOk for any status but 200. */
export interface Connection {
  get(path: string, headers: Record<string, string>): Promise<string>;
  post(path: string, headers: Record<string, string>, body: string): Promise<string>;
  close(): void;
}

export class NotOk extends Error {
  readonly status: number;
  /** What Retry-After says; nothing where it is not said. */
  readonly retrySeconds: number | undefined;

  constructor(head: string, body: string) {
    super(`${head.split("\r\n", 1)[0]}: ${body}`);
    this.status = Number(head.split(" ", 2)[1]);
    const said = /^retry-after: *(\d+)/im.exec(head)?.[1];
    this.retrySeconds = said === undefined ? undefined : Number(said);
  }
}

/** Opens a connection cheap enough that the server, not the sender, is what is measured. */
export async function openConnection(origin: string): Promise<Connection> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname).setNoDelay();
  await once(socket, "connect");
  const send = (start: string, headers: Record<string, string>, body: string) => {
    const lines = Object.entries({ host, ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    const answer = answerOn(socket);
    socket.write(`${start} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
    return answer;
  };
  return {
    get: (path, headers) => send(`GET ${path}`, headers, ""),
    post(path, headers, body) {
      const length = String(Buffer.byteLength(body));
      const about = { "content-type": "application/json", "content-length": length };
      return send(`POST ${path}`, { ...about, ...headers }, body);
    },
    close: () => socket.destroy(),
  };
}

function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let come: Buffer = Buffer.alloc(0);
    const ended = () => reject(new Error("The server closed the connection."));
    const read = (part: Buffer) => {
      come = come.length === 0 ? part : Buffer.concat([come, part]);
      const head = come.indexOf("\r\n\r\n");
      if (head < 0) return;
      const lines = come.toString("latin1", 0, head);
      const length = Number(/^content-length: *(\d+)/im.exec(lines)?.[1]);
      if (!(come.length >= head + 4 + length)) return;
      socket.off("data", read).off("close", ended);
      const body = come.toString("utf8", head + 4);
      if (lines.startsWith("HTTP/1.1 200 ")) resolve(body);
      else reject(new NotOk(lines, body));
    };
    socket.on("data", read).once("close", ended);
  });
}

/** Lets each sender send one request after another for so long; gives how many a second were answered. */
export async function rateOf(
  senders: readonly (() => Promise<unknown>)[],
  seconds: number,
): Promise<number> {
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const counts = await Promise.all(
    senders.map(async (send) => {
      let count = 0;
      for (; performance.now() < until; count += 1) await send();
      return count;
    }),
  );
  const taken = (performance.now() - begun) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / taken;
}
