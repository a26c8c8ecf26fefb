import * as v from "valibot";
import * as rules from "../questions/rules.ts";
import { proof } from "./account.ts";
import { call } from "./call.ts";

/** A new password for the holder of an address that a code of purpose `reset` has proved; ends all sessions. */
export const resetPassword = call({
  method: "POST",
  path: "/ins-kyc/v1/action/reset-password",
  caller: "anyone",
  body: v.object({ email: rules.email, proof, password: rules.newPassword }),
  reply: v.object({ email: v.string() }),
});
