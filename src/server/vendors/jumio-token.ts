import * as v from "valibot";
import { type Clock, secondsAfter } from "../clock.ts";
import { askVendor, jsonOf } from "./ask-vendor.ts";
import { VendorUnavailable } from "./identity-vendor.ts";

export interface TokenSource {
  token(): Promise<string>;
  /** After Jumio did not accept it. */
  forget(): void;
}

interface Given {
  /** Origin, without a trailing slash. */
  auth: string;
  clientId: string;
  clientSecret: string;
  userAgent: string;
}

interface Token {
  value: string;
  until: Date;
}

const reply = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)),
  expires_in: v.pipe(v.number(), v.minValue(1)),
});

/** Taken off the lifetime, for requests on their way. */
const marginSeconds = 60;

/** OAuth 2.0 client credentials. A token serves all requests of this process until it expires (60 minutes). */
export function tokenSource(given: Given, clock: Clock, timeoutMs: number): TokenSource {
  let current: Promise<Token> | null = null;
  const renewed = () => {
    const asked = ask(given, clock, timeoutMs);
    asked.catch(() => {
      if (current === asked) current = null;
    });
    current = asked;
    return asked;
  };
  return {
    async token() {
      const first = current ?? renewed();
      const known = await first;
      if (known.until > clock()) return known.value;
      const next = current === null || current === first ? renewed() : current;
      return (await next).value;
    },
    forget() {
      current = null;
    },
  };
}

async function ask(given: Given, clock: Clock, timeoutMs: number): Promise<Token> {
  const { auth, clientId, clientSecret, userAgent } = given;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  const { status, body } = await askVendor(`${auth}/oauth2/token`, {
    method: "POST",
    headers: {
      accept: "application/json",
      authorization: `Basic ${basic}`,
      "content-type": "application/x-www-form-urlencoded",
      "user-agent": userAgent,
    },
    body: "grant_type=client_credentials",
    timeoutMs,
  });
  if (status !== 200) throw new VendorUnavailable(`jumio gave no token: ${status}`);
  const read = v.safeParse(reply, jsonOf(body));
  if (!read.success) throw new VendorUnavailable("jumio gave no token");
  const { access_token, expires_in } = read.output;
  return { value: access_token, until: secondsAfter(clock(), expires_in - marginSeconds) };
}
