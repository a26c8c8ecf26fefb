import { constants, type KeyObject, sign, verify } from "node:crypto";
import type { Clock } from "../clock.ts";
import { askVendor, jsonOf, type VendorReply } from "./ask-vendor.ts";
import { VendorUnavailable } from "./identity-vendor.ts";

/** Of one merchant. */
export interface ZolozAccess {
  /** Origin of the gateway, without a trailing slash. */
  url: string;
  clientId: string;
  /** Ours; signs requests. */
  privateKey: KeyObject;
  /** ZOLOZ's; its signatures are made for us alone. */
  publicKey: KeyObject;
}

export interface Gateway {
  /** `path` such as `realid/initialize`. Only an answer signed by ZOLOZ, now, to this path is returned. */
  call(path: string, content: object): Promise<unknown>;
}

const minuteMs = 60_000;
/** ZOLOZ names no limit: as long as a request may take, and clocks that differ. */
const stalestMs = 5 * minuteMs;

/**
 * ZOLOZ's gateway protocol with public and private keys, as docs.zoloz.com (gatewayprotocol, sign_validate) describes
 * it: a message is signed over method, path, client id, time and body. Bodies are not encrypted beyond TLS, which
 * the protocol leaves to the merchant.
 */
export function openGateway(access: ZolozAccess, clock: Clock, timeoutMs: number): Gateway {
  return {
    async call(name, content) {
      const path = `/api/v1/zoloz/${name}`;
      const body = JSON.stringify(content);
      const reply = await askVendor(`${access.url}${path}`, {
        method: "POST",
        headers: signedHeaders(access, path, body, clock()),
        body,
        timeoutMs,
      });
      if (reply.status !== 200) throw new VendorUnavailable(`zoloz answered ${reply.status}`);
      validate(access, path, reply, clock());
      return jsonOf(reply.body);
    },
  };
}

const signedText = (clientId: string, path: string, time: string, body: string): Buffer =>
  Buffer.from(`POST ${path}\n${clientId}.${time}.${body}`);

function signedHeaders(
  { clientId, privateKey }: ZolozAccess,
  path: string,
  body: string,
  now: Date,
): Record<string, string> {
  const time = zolozTime(now);
  const text = signedText(clientId, path, time, body);
  const signature = sign("RSA-SHA256", text, withPadding(privateKey)).toString("base64");
  return {
    "content-type": "application/json; charset=UTF-8",
    "client-id": clientId,
    "request-time": time,
    signature: `algorithm=RSA256, signature=${encodeURIComponent(signature)}`,
  };
}

const withPadding = (key: KeyObject) => ({ key, padding: constants.RSA_PKCS1_PADDING });

/** `2026-11-20T04:00:00+0000`. */
export const zolozTime = (moment: Date): string =>
  moment.toISOString().replace(/\.\d{3}Z$/, "+0000");

function validate(
  { clientId, publicKey }: ZolozAccess,
  path: string,
  { headers, body }: VendorReply,
  now: Date,
): void {
  const time = headers.get("response-time") ?? "";
  const text = signedText(clientId, path, time, body);
  const signature = signatureIn(headers.get("signature") ?? "");
  if (!signature || !verify("RSA-SHA256", text, withPadding(publicKey), signature))
    throw new VendorUnavailable("the reply is not signed by zoloz");
  const age = Math.abs(now.getTime() - momentOf(time));
  if (!(age <= stalestMs)) throw new VendorUnavailable("the reply is of another time");
}

/** NaN unless it is written as in requests. */
function momentOf(time: string): number {
  const [, local, hours, minutes] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)([+-]\d\d):?(\d\d)$/.exec(time) ?? [];
  return local === undefined ? Number.NaN : Date.parse(`${local}${hours}:${minutes}`);
}

/** Of `algorithm=RSA256, signature=<base64, URL-encoded>`; null when it is anything else. */
function signatureIn(header: string): Buffer | null {
  const given = new Map(
    header.split(",").map((part) => {
      const [name = "", ...value] = part.trim().split("=");
      return [name, value.join("=")] as const;
    }),
  );
  const written = given.get("signature");
  if (given.get("algorithm") !== "RSA256" || !written) return null;
  try {
    return Buffer.from(decodeURIComponent(written), "base64");
  } catch {
    return null;
  }
}
