import { type Command, CommandError } from "./command.ts";
import { sessionTouched } from "./session-touched.ts";
import { printHeads, verifyAll } from "./verify-chain.ts";

const asked: Readonly<Record<string, Command>> = {
  heads: printHeads,
  session: sessionTouched,
  verify: verifyAll,
};

/** What can be asked of the audit trails of all accounts. */
export const audit: Command = async (opened, [what = "", ...args], say) => {
  const command = Object.hasOwn(asked, what) ? asked[what] : undefined;
  if (!command) throw new CommandError("Usage: npm run audit -- verify | heads | session ID");
  return command(opened, args, say);
};
