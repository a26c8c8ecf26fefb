import { redirect } from "@tanstack/react-router";

interface Back {
  back: "verify" | "otcVerify" | "user";
  section?: string;
}

/** Lets signed-in people in; sends everybody else to the login page, which leads back here. */
export async function membersOnly({ back, section }: Back): Promise<void> {
  const { whoIsThere } = await import("../wiring/session.ts");
  const known = await whoIsThere();
  if (known.matches("unreachable")) throw new Error("nobody answered");
  if (known.context.person && !known.hasTag("locked")) return;
  throw redirect({ to: "/kyc/login", search: { back, ...(section ? { section } : {}) } });
}
