import { keepHeadsOfToday } from "../jobs/trail-heads.ts";
import type { Command } from "./command.ts";

/** A command that writes to trails leaves the digest of its day: the portal may not run on it. */
export const keepingHeads =
  (command: Command): Command =>
  async (opened, args, say) => {
    const code = await command(opened, args, say);
    await keepHeadsOfToday(opened.services, opened.owner);
    return code;
  };
