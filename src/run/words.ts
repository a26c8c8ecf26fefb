import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createCompiledCatalog } from "@lingui/cli/api";
import { formatter } from "@lingui/format-po";
import type { Plugin } from "vite";
import { catalogueCode, shortened, shortIdsOf } from "./short-ids.ts";

/** Where a message must stand for it to be needed before the first screen can be drawn. */
const entryPlaces = [
  /^src\/portal\/(main|app\/(prerender|routes|i18n|page-title|Waiting))/,
  /^src\/portal\/(shell\/(EntryShell|Footer|LanguageMenu)|features\/notifications\/Notices)/,
  /^src\/portal\/form\/(AnswerField|FormErrors)/,
  /^src\/portal\/form\/controls\/simple/,
  /^src\/portal\/features\/sessions\/Login/,
  /^src\/contract\/(locales|brands)/,
  /^src\/contract\/forms\/accounts\/login\.ts/,
];

/** What only the pages beside the institutional form say. */
const otherPlaces = [
  /^src\/portal\/features\/(accounts|captcha|collaborators|dashboard|platforms|registration)\//,
  /^src\/portal\/features\/(application\/(review\/Sent|pages\/OtcVerify)|investor\/InvestorClasses)/,
  /^src\/contract\/(accounts\/captcha|application\/status-labels)/,
  /^src\/contract\/forms\/(accounts\/(bind-address|change-email|change-password|invite|reset-address|signup)|people\/(pep|person|wealth))/,
  /^src\/contract\/forms\/flows\/otc/,
];

const serverPlaces = [/^src\/server\//];

const parts = ["entry", "form", "others"] as const;
type Part = (typeof parts)[number];

/**
 * Serves the catalogues of locales/*.po compiled and in three parts: `words:en/entry` holds what the
 * login page says, `words:en/form` what the institutional form says too, `words:en/others` the rest.
 * What only the server says is in none of the three; `words:en/all` holds everything. In the built
 * portal messages go by short ids.
 */
export function words(): Plugin {
  let counted: Record<Part, string[]> | undefined;
  let ids: ReadonlyMap<string, string> | undefined;
  return {
    name: "gatehouse:words",
    enforce: "post",
    async configResolved({ command, build }) {
      if (command !== "build" || build.ssr !== false) return;
      counted = await idsByPart();
      ids = shortIdsOf(parts.flatMap((part) => counted![part]));
    },
    resolveId: {
      order: "pre",
      handler: (id) => (id.startsWith("words:") ? `\0${id}` : undefined),
    },
    async load(id) {
      const asked = /^\0words:([\w-]+)\/(entry|form|others|all)$/.exec(id);
      if (!asked) return undefined;
      // The pattern has let nothing else through.
      const [, locale, part] = asked as unknown as [string, string, Part | "all"];
      this.addWatchFile(fileOf(locale));
      const messages = await compiled(locale);
      if (part === "all") return `export const messages = ${JSON.stringify(messages)};`;
      const own = (counted ?? (await idsByPart()))[part];
      if (!counted) return `export const messages = ${JSON.stringify(pick(messages, own))};`;
      const before = parts.slice(0, parts.indexOf(part)).flatMap((each) => counted![each]);
      return catalogueCode(
        own.map((each) => messages[each]),
        before.length,
      );
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

async function compiled(locale: string): Promise<Record<string, unknown>> {
  const said = Object.entries((await catalogueOf(locale)) ?? {}).map(([id, entry]) => [
    id,
    entry.translation || entry.message || "",
  ]);
  const { source } = createCompiledCatalog(locale, Object.fromEntries(said), { namespace: "json" });
  return (JSON.parse(source) as { messages: Record<string, unknown> }).messages;
}

const pick = (messages: Record<string, unknown>, ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, messages[id]]));

/** The ids of each part, those of one file together: what speaks of one thing compresses together. */
async function idsByPart(): Promise<Record<Part, string[]>> {
  const found = Object.entries((await catalogueOf("en")) ?? {}).map(([id, { origin }]) => {
    const places = (origin ?? []).map(([path]) => path);
    return { id, at: places.join(" "), part: partOf(places) };
  });
  const ordered = found.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  const idsOf = (part: Part) => ordered.filter((each) => each.part === part).map(({ id }) => id);
  return { entry: idsOf("entry"), form: idsOf("form"), others: idsOf("others") };
}

/** The part that a message standing in these places belongs to; none where only the server says it. */
function partOf(places: string[]): Part | undefined {
  const stands = (path: string, among: RegExp[]) => among.some((place) => place.test(path));
  if (places.some((path) => stands(path, entryPlaces))) return "entry";
  if (places.every((path) => stands(path, serverPlaces))) return undefined;
  const beyond = [...otherPlaces, ...serverPlaces];
  return places.every((path) => stands(path, beyond)) ? "others" : "form";
}
