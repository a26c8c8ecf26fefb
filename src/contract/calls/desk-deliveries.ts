import * as v from "valibot";
import { limits } from "../limits.ts";
import { deskCall } from "./desk-call.ts";

const moment = v.number();

/** Messages to platforms, newest first, at most `limits.deskPage`. */
export const deskDeliveries = deskCall({
  method: "GET",
  path: "/desk/api/deliveries",
  roles: ["approver", "auditor", "administrator"],
  reply: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        platform: v.string(),
        event: v.string(),
        sequence: v.number(),
        created_at: moment,
        state: v.picklist(["waiting", "delivered", "failed"]),
        /** Of the next attempt. */
        next_at: v.nullable(moment),
        attempts: v.array(
          v.object({ at: moment, status: v.nullable(v.number()), error: v.nullable(v.string()) }),
        ),
      }),
    ),
    v.maxLength(limits.deskPage),
  ),
});
