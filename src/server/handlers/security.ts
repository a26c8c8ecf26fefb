import type * as calls from "#contract/calls/security.ts";
import type { Handler } from "../http/handler.ts";
import { resetByProof } from "./new-password.ts";

export const resetPassword: Handler<typeof calls.resetPassword> = async (context, { body }) => {
  await resetByProof(context, body);
  return { email: body.email };
};
