import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createCompiledCatalog } from "@lingui/cli/api";
import { formatter } from "@lingui/format-po";
import type { Plugin } from "vite";
import { shortened, shortIdsOf } from "./short-ids.ts";

/** Where a message must stand for it to be needed before the first screen can be drawn. */
const entryPlaces = [
  /^src\/portal\/(main|prerender|routes|words)/,
  /^src\/portal\/shell\/(EntryShell|Footer|LanguageMenu|page-title|Waiting)/,
  /^src\/portal\/form\/(AnswerField|FormErrors)/,
  /^src\/portal\/form\/controls\/simple/,
  /^src\/portal\/screens\/Login/,
  /^src\/contract\/(locales|brands)/,
  /^src\/contract\/forms\/login\.ts/,
];

/** What only the pages beside the institutional form say. */
const otherPlaces = [
  /^src\/portal\/screens\/(user\/|[A-Z])/,
  /^src\/contract\/status-words/,
  /^src\/contract\/forms\/(change-password|invite|pep|person-investor|reset-address|signup|wealth)/,
  /^src\/contract\/forms\/flows\/otc/,
];

const serverPlaces = [/^src\/server\//];

type Part = "entry" | "form" | "others";
type Asked = Part | "all";

/**
 * Serves the catalogues of locales/*.po compiled and in three parts: `words:en/entry` holds what the
 * login page says, `words:en/form` what the institutional form says too, `words:en/others` the rest;
 * what only the server says is in none of them, and all is in `words:en/all`. The built portal names its messages by short ids.
 */
export function words(): Plugin {
  let ids: ReadonlyMap<string, string> | undefined;
  return {
    name: "gatehouse:words",
    enforce: "post",
    async configResolved({ command, build }) {
      const isPortal = command === "build" && build.ssr === false;
      if (isPortal) ids = shortIdsOf(Object.keys((await catalogueOf("en")) ?? {}));
    },
    resolveId: {
      order: "pre",
      handler: (id) => (id.startsWith("words:") ? `\0${id}` : undefined),
    },
    async load(id) {
      const asked = /^\0words:([\w-]+)\/(entry|form|others|all)$/.exec(id);
      if (!asked) return undefined;
      const [, locale, part] = asked as unknown as [string, string, Asked];
      this.addWatchFile(fileOf(locale));
      const messages = await messagesOf(locale, part);
      const named = ids
        ? Object.fromEntries(
            Object.entries(messages).map(([long, text]) => [ids!.get(long)!, text]),
          )
        : messages;
      return createCompiledCatalog(locale, named, { namespace: "es" }).source;
    },
    transform(code, id) {
      return ids && !id.startsWith("\0words:") ? shortened(code, ids) : undefined;
    },
  };
}

const fileOf = (locale: string) =>
  fileURLToPath(new URL(`../../locales/${locale}.po`, import.meta.url));

function catalogueOf(locale: string) {
  const filename = fileOf(locale);
  const given = { locale, sourceLocale: "en", filename };
  return formatter({ lineNumbers: false }).parse(readFileSync(filename, "utf8"), given);
}

async function messagesOf(locale: string, part: Asked): Promise<Record<string, string>> {
  const messages: Record<string, string> = {};
  for (const [id, entry] of Object.entries((await catalogueOf(locale)) ?? {})) {
    const places = (entry.origin ?? []).map(([path]) => path);
    if (part === "all" || partOf(places) === part)
      messages[id] = entry.translation || entry.message || "";
  }
  return messages;
}

/** The part that a message standing in these places belongs to; none where only the server says it. */
function partOf(places: string[]): Part | undefined {
  const stands = (path: string, among: RegExp[]) => among.some((place) => place.test(path));
  if (places.some((path) => stands(path, entryPlaces))) return "entry";
  if (places.every((path) => stands(path, serverPlaces))) return undefined;
  const beyond = [...otherPlaces, ...serverPlaces];
  return places.every((path) => stands(path, beyond)) ? "others" : "form";
}
