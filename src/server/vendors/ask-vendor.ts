import { VendorUnavailable } from "./identity-vendor.ts";

export interface VendorReply {
  status: number;
  headers: Headers;
  body: string;
}

export interface Asking {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  /** For the whole reply. */
  timeoutMs: number;
}

export const vendorTimeoutMs = 10_000;

/** No answer without images is longer. */
const longestBody = 2 * 1024 * 1024;

/** Rejects with VendorUnavailable when no whole reply comes, it is too long, or it leads elsewhere. */
export async function askVendor(url: string, asking: Asking): Promise<VendorReply> {
  const { timeoutMs, ...init } = asking;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal, redirect: "error" });
    return { status: response.status, headers: response.headers, body: await bodyOf(response) };
  } catch (cause) {
    if (cause instanceof VendorUnavailable) throw cause;
    throw new VendorUnavailable(`no reply from ${new URL(url).host}: ${reasonOf(cause)}`, {
      cause,
    });
  }
}

/** `ECONNREFUSED`, `TimeoutError`. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string } };
  return cause?.code ?? name;
}

async function bodyOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > longestBody) throw new VendorUnavailable("the reply is too long");
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new VendorUnavailable("the reply is not JSON", { cause });
  }
}
