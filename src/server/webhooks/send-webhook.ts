import { createHmac } from "node:crypto";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { WebhookEndpoint } from "../platforms/platform-keys.ts";
import { publicAddress, type Resolve } from "./public-address.ts";

export interface Message {
  id: string;
  body: string;
  at: Date;
}

export interface Answer {
  /** Null where no answer came. */
  status: number | null;
  /** Null for a success. */
  error: string | null;
  retryAfter: string | null;
}

const timeoutMs = 15_000;

/** Standard Webhooks 1.0, symmetric signature. */
export function signed({ secret }: WebhookEndpoint, { id, body, at }: Message) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`);
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature.digest("base64")}`,
  };
}

export interface Allowed {
  allowLoopback: boolean;
  look?: Resolve;
}

/** Only 2xx is a success; redirects are not followed. Never rejects. */
export async function sendWebhook(
  endpoint: WebhookEndpoint,
  message: Message,
  allowed: Allowed,
): Promise<Answer> {
  const failed = (error: string): Answer => ({ status: null, error, retryAfter: null });
  try {
    const url = new URL(endpoint.url);
    const address = await publicAddress(url.hostname, allowed);
    if (address === null) return failed("address_not_public");
    return await post(url, address, { ...signed(endpoint, message) }, message.body);
  } catch (error) {
    const { code, name } = error as { code?: string; name: string };
    return failed(code ?? name);
  }
}

function post(url: URL, address: string, headers: Record<string, string>, body: string) {
  const isSecure = url.protocol === "https:";
  const request = isSecure ? requestHttps : requestHttp;
  const options = {
    method: "POST",
    host: address,
    port: url.port || (isSecure ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    headers: {
      ...headers,
      host: url.host,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    },
    ...(isSecure && isIP(url.hostname) === 0 ? { servername: url.hostname } : {}),
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
  } as const;
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(options, (response) => {
      const status = response.statusCode ?? 0;
      const isTaken = status >= 200 && status < 300;
      response.destroy();
      const retryAfter = response.headers["retry-after"] ?? null;
      resolve({ status, error: isTaken ? null : `http_${status}`, retryAfter });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
