import { checkTrail } from "../audit.ts";
import { tx } from "../database/database.ts";
import type { Command } from "./command.ts";

/** Whether the audit trail of every account is whole. */
export const verifyChain: Command = async ({ owner, services }, _args, say) => {
  const accounts = await owner.selectFrom("account").select(["id", "number"]).execute();
  let [rows, broken] = [0, 0];
  for (const { id, number } of accounts) {
    const found = await tx(owner, (handle) => checkTrail(handle, services.keys.auditKey, id));
    if (found.sound) rows += found.rows;
    else {
      broken += 1;
      say(`Account ${number}, entry ${found.seq}: ${found.why}.`);
    }
  }
  say(`${accounts.length} audit trails checked, ${rows} entries, ${broken} broken.`);
  return broken === 0 ? 0 : 1;
};
