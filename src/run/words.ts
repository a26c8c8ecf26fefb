import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createCompiledCatalog } from "@lingui/cli/api";
import { formatter } from "@lingui/format-po";
import type { Plugin } from "vite";

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

type Part = "entry" | "rest";

/**
 * Serves the catalogues of locales/*.po compiled and in two parts: `words:en/entry` holds what the
 * login page says, `words:en/rest` everything else, so that the first page carries no form's words.
 */
export function words(): Plugin {
  return {
    name: "gatehouse:words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : undefined),
    async load(id) {
      const asked = /^\0words:([\w-]+)\/(entry|rest)$/.exec(id);
      if (!asked) return undefined;
      const file = fileURLToPath(new URL(`../../locales/${asked[1]}.po`, import.meta.url));
      this.addWatchFile(file);
      const messages = await messagesOf(file, asked[1]!, asked[2] as Part);
      const { source } = createCompiledCatalog(asked[1]!, messages, { namespace: "es" });
      return source;
    },
  };
}

async function messagesOf(file: string, locale: string, part: Part) {
  const catalogue = await formatter({ lineNumbers: false }).parse(readFileSync(file, "utf8"), {
    locale,
    sourceLocale: "en",
    filename: file,
  });
  const messages: Record<string, string> = {};
  for (const [id, entry] of Object.entries(catalogue ?? {})) {
    const places = (entry.origin ?? []).map(([path]) => path);
    const early = places.some((path) => entryPlaces.some((place) => place.test(path)));
    if (early === (part === "entry")) messages[id] = entry.translation || entry.message || "";
  }
  return messages;
}
