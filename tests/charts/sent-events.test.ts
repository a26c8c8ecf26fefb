import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { AnyStateMachine } from "xstate";
import { charts } from "./kit/files.ts";

const root = join(import.meta.dirname, "..", "..");
/** What neither sends nor names a type: an event that is handled, asked about, or told apart. */
const notSending = /"[\w.]+":|\.can\(\{[^}]*\}\)|assertEvent\([^)]*\)/g;

/** The code of a file in which an event's name stands only where the event is made. */
function sendingCode(path: string): string {
  const text = readFileSync(join(root, path), "utf8");
  const code = path.endsWith(".tsx") ? text : stripTypeScriptTypes(text);
  return code.replaceAll(notSending, "");
}

const senders = globSync(
  ["machines/*/*.ts", "src/{browser,charts,portal,desk,server}/**/*.{ts,tsx}"],
  {
    cwd: root,
    exclude: (name) => /\.test\.tsx?$/.test(name),
  },
).map(sendingCode);

const isSent = (event: string) => senders.some((code) => code.includes(`"${event}"`));

function eventsOf(machine: AnyStateMachine): string[] {
  return machine.events.filter((event) => !event.startsWith("xstate."));
}

test("every event of a chart is sent by a screen, its wiring, the server or another actor", () => {
  const never = new Set(
    charts.flatMap(({ machine }) => eventsOf(machine)).filter((event) => !isSent(event)),
  );
  expect([...never]).toEqual([]);
});
