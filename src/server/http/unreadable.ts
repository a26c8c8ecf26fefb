import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { refusals } from "#contract/refusals/refusals.ts";
import { translate } from "../i18n.ts";
import { headersOf } from "./headers.ts";

const byCode: Readonly<Record<string, "requestTimedOut" | "tooLarge">> = {
  ERR_HTTP_REQUEST_TIMEOUT: "requestTimedOut",
  HPE_HEADER_OVERFLOW: "tooLarge",
};

/** Answers on the socket what is not HTTP or comes too slowly, and closes it. */
export function answerUnreadable(secure: boolean) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const refusal = byCode[error.code ?? ""] ?? "malformed";
    const { code, status, message: says } = refusals[refusal];
    const body = JSON.stringify({ code, message: translate("en", says), data: { refusal } });
    const headers = {
      ...headersOf(secure),
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join("\r\n");
    socket.write(`${head}\r\n\r\n${body}`);
    // What still comes, byte by byte, would hold it open.
    if (refusal === "requestTimedOut") socket.destroySoon();
    else socket.end();
  };
}
