import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach } from "vitest";

export interface VendorRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Play = (asked: VendorRequest, response: ServerResponse) => void | Promise<void>;

export interface VendorServer {
  origin: string;
  /** In this test. */
  asked: VendorRequest[];
  /** What the vendor does, set by each test. */
  play: Play;
}

/** The HTTP server of a vendor, for the tests of a file. */
export function vendorServer(): VendorServer {
  const state: VendorServer = { origin: "", asked: [], play: silent };
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const asked = { method, path: url, headers, body: await text(request) };
    state.asked.push(asked);
    await state.play(asked, response);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    state.asked = [];
    state.play = silent;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return state;
}

export const silent: Play = () => undefined;

export const answers =
  (status: number, body: string, headers: Record<string, string> = {}): Play =>
  (_asked, response) =>
    void response.writeHead(status, headers).end(body);

/** What a vendor can do instead of answering, by name. */
export const failures: Readonly<Record<string, Play>> = {
  "never answers": silent,
  "closes the connection": (_asked, response) => void response.destroy(),
  "stops in the middle": (_asked, response) => {
    response.writeHead(200, { "content-length": "100" }).write('{"result":');
  },
  "sends one byte after another": (_asked, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(timer));
  },
  "sends without end": (_asked, response) => {
    const part = " ".repeat(1024 * 1024);
    const more = () => response.write(part, (error) => (error ? undefined : more()));
    response.writeHead(200);
    more();
  },
  "leads elsewhere": answers(302, "", { location: "/elsewhere" }),
  "has an error": answers(500, '{"error":"internal"}'),
  "is not available": answers(503, "<h1>Service unavailable</h1>"),
  "knows nothing of it": answers(404, "{}"),
};
