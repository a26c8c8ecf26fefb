import { backUp } from "../backup/back-up.ts";
import { restore } from "../backup/restore.ts";
import { CannotStart } from "../database/cannot-start.ts";
import { openLog } from "../log.ts";
import { openForCommand, openToRead } from "../open.ts";
import { readSettings, type Settings } from "../settings.ts";
import { addPerson } from "./add-person.ts";
import { changeKey } from "./change-key.ts";
import { type Command, CommandError, type Reader, type Say } from "./command.ts";
import { disablePerson } from "./disable-person.ts";
import { erase, hold } from "./erase.ts";
import { seal } from "./seal.ts";
import { showForm } from "./show-form.ts";
import { replay } from "./replay.ts";
import { audit } from "./audit.ts";
import { verifyChain } from "./verify-chain.ts";
import { verifyExport } from "./verify-export.ts";

const commands: Readonly<Record<string, Command>> = {
  "add-person": addPerson,
  audit,
  backup: backUp,
  "change-key": changeKey,
  "disable-person": disablePerson,
  erase,
  hold,
  seal,
  "show-form": showForm,
  "verify-chain": verifyChain,
  "verify-export": verifyExport,
};

/** They change nothing, and do not bring the database to this version. */
const readers: Readonly<Record<string, Reader>> = { replay };

const usage = `Usage: npm run desk -- add-person --email E --name N --role R [--role R]
       npm run desk -- change-key
       npm run desk -- disable-person --email E
       npm run desk -- erase --by E --account NUMBER
       npm run desk -- hold --by E --account NUMBER [--reason R | --end]
       npm run desk -- replay | seed
       npm run desk -- seal --by E --account NUMBER [--member ID --ticket T]
       npm run desk -- show-form --by E --reference R [--at TIME]
       npm run desk -- verify-chain [--against FILE] [--keep FILE]
       npm run desk -- verify-export FILE
       npm run audit -- verify | heads | session ID
       npm run backup -- FOLDER
       npm run restore -- FOLDER`;

/** Exit codes: 0 done, 1 a check found something or the command cannot run, 2 a mistake in its arguments. */
export const desk = (args: readonly string[], say: Say): Promise<number> =>
  run(commands, args, say);

export async function run(
  known: Readonly<Record<string, Command>>,
  [name = "", ...args]: readonly string[],
  say: Say,
): Promise<number> {
  const command = Object.hasOwn(known, name) ? known[name] : undefined;
  const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (!command && !reader && name !== "restore") {
    say(usage);
    return 2;
  }
  const settings = settingsNow();
  const log = openLog(settings.logLevel);
  const open = () => openForCommand(settings, log);
  try {
    if (reader) return await runOpened(reader, args, () => openToRead(settings, log), say);
    // A restore begins without a database.
    return command
      ? await runOpened(command, args, open, say)
      : await restore(settings, args, open, say);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    say(error.message);
    return 2;
  }
}

async function runOpened<Given extends { close: () => Promise<void> }>(
  command: (opened: Given, args: readonly string[], say: Say) => Promise<number>,
  args: readonly string[],
  open: () => Promise<Given>,
  say: Say,
): Promise<number> {
  const opened = await open();
  try {
    return await command(opened, args, say);
  } finally {
    await opened.close();
  }
}

function settingsNow(): Settings {
  const read = readSettings(process.env);
  if ("mistakes" in read) throw new CannotStart(read.mistakes.join("\n"));
  return read.settings;
}
