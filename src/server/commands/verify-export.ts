import { readFileSync } from "node:fs";
import { hasMac } from "../keys/file-mac.ts";
import { type Command, CommandError } from "./command.ts";

/** Whether an exported case is, to the byte, what this portal exported. */
export const verifyExport: Command = async ({ services }, [file], say) => {
  if (file === undefined) throw new CommandError("Name the exported file.");
  const isWhole = hasMac("export", services.keys.auditKey, readFileSync(file));
  say(isWhole ? `${file} is whole.` : `${file} is not what this portal exported.`);
  return isWhole ? 0 : 1;
};
