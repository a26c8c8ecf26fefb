import { randomUUID } from "node:crypto";
import { inject } from "vitest";

export interface Sent {
  sub: string;
  email: string;
}

/** Somebody at the platform. */
export const atPlatform = (): Sent => ({
  sub: randomUUID(),
  email: `mei.${randomUUID()}@exchange.example`,
});

/** A link that the platform makes at this moment for somebody, as a path of the portal. */
export async function linkFor({ sub, email }: Sent, source = ""): Promise<string> {
  const asked = new URLSearchParams({ sub, email });
  const page = await (await fetch(`${inject("baseUrl")}/__dev/ticket?${asked}`)).text();
  const [, ticket] = /oauth-login#([\w.-]+)"/.exec(page) ?? [];
  if (!ticket) throw new Error("the platform gave no ticket");
  return `/kyc/oauth-login${source}#${ticket}`;
}
