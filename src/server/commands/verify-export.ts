import { readFileSync } from "node:fs";
import { isSealed } from "../review/cases/export-seal.ts";
import { type Command, CommandError } from "./command.ts";

/** Whether an exported case is, to the byte, what this portal exported. */
export const verifyExport: Command = async ({ services }, [file], say) => {
  if (file === undefined) throw new CommandError("Name the exported file.");
  const sealed = isSealed(services.keys.auditKey, readFileSync(file));
  say(sealed ? `${file} is whole.` : `${file} is not what this portal exported.`);
  return sealed ? 0 : 1;
};
