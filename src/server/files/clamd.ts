import { connect } from "node:net";

const timeoutMs = 30_000;
const chunkBytes = 64 * 1024;

/** INSTREAM to tcp://host:port. Any answer other than clean counts as not clean. */
export function scanByClamd(url: string, bytes: Buffer): Promise<"clean" | "found" | "failed"> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect({ host: hostname, port: Number(port) || 3310 });
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on("connect", () => {
      socket.write("zINSTREAM\0");
      for (let at = 0; at < bytes.length; at += chunkBytes) {
        const chunk = bytes.subarray(at, at + chunkBytes);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(chunk.length);
        socket.write(length);
        socket.write(chunk);
      }
      socket.write(Buffer.alloc(4));
    });
    socket.on("data", (part) => (answer += part.toString()));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      if (answer.startsWith("stream: OK")) resolve("clean");
      else resolve(/ FOUND\0?$/.test(answer) ? "found" : "failed");
    });
  });
}
