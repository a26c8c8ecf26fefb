import { Agent, type IncomingHttpHeaders, request } from "node:http";

export interface Shot {
  method: string;
  /** The path with its query, sent as it stands. */
  path: string;
  /** Each line as it is sent; a name may come twice. */
  headers: readonly [string, string][];
  body: string | Buffer | null;
}

export interface Answer {
  status: number;
  /** The head and the body as text, to look for what must not stand there. */
  text: string;
  type: string;
  body: Buffer;
  headers: IncomingHttpHeaders;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends a request without minding what makes sense, as a browser never would. */
export function fire(origin: string, { method, path, headers, body }: Shot): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const bytes = body === null ? null : Buffer.from(body);
  const isNamed = headers.some(([name]) => name === "host");
  const lines = [
    ...(isNamed ? [] : [["host", `${hostname}:${port}`] as const]),
    ...headers,
    ...(bytes === null ? [] : [["content-length", String(bytes.length)] as const]),
  ];
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path, agent, headers: lines.flat() },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          const whole = Buffer.concat(parts);
          const head = response.rawHeaders.join("\n");
          resolve({
            status: response.statusCode ?? 0,
            text: `${head}\n${whole.toString("latin1")}\n${whole.toString("utf8")}`,
            type: String(response.headers["content-type"] ?? ""),
            body: whole,
            headers: response.headers,
          });
        });
      },
    );
    sent.on("error", reject);
    sent.end(bytes);
  });
}

/** Closes the connections that were kept. */
export const hangUp = (): void => agent.destroy();
