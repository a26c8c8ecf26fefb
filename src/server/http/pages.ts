import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { loginPageOf, otherSites } from "#contract/accounts/login-pages.ts";
import { brandOf, type Brand } from "#contract/brands.ts";
import { locales, type Locale } from "#contract/locales.ts";
import { languageCookie, localeOfPage } from "../i18n.ts";
import type { Settings } from "../settings.ts";
import type { Cookies } from "./cookies.ts";
import { policy } from "./headers.ts";
import { type AppName, isPage } from "./paths/page-paths.ts";

/** Each app is served below the path of its name. */
type Mark = "charts" | "chart-counts";

/** `route` is the path below the app's own with dots for slashes; empty at the root. */
export interface PageAsked {
  app: AppName;
  url: string;
  route: string;
  locale: Locale;
  brand: Brand;
  nonce: string;
  /** What the settings turn on: the page says it by data attributes of these names. */
  marks: readonly Mark[];
}

export interface Page {
  html: string;
  policy: string;
}

export interface Pages {
  page(asked: PageAsked): Promise<Page | null>;
  /** Null in development. */
  folders: Readonly<Record<AppName, string>> | null;
}

export function fillIn(
  page: string,
  { locale, brand, nonce, marks }: Pick<PageAsked, "locale" | "brand" | "nonce" | "marks">,
): string {
  return page
    .replaceAll("__NONCE__", nonce)
    .replace(/<html\b[^>]*>/, (tag) =>
      tag
        .replace(/ lang="[^"]*"/, ` lang="${locales[locale].html}"`)
        .replace(
          / data-brand="[^"]*"/,
          ` data-brand="${brand}"${marks.map((mark) => ` data-${mark}`).join("")}`,
        ),
    );
}

/** Where the apps are built, beside the built server. */
export function appFolders(): Record<AppName, string> {
  const built = join(import.meta.dirname, "..");
  return {
    kyc: process.env["GATEHOUSE_PORTAL"] ?? join(built, "portal"),
    desk: join(built, "desk"),
    charts: join(built, "charts"),
  };
}

/** `pages/<route>.<locale>.<brand>.html` of the app's folder, else its `index.html`. */
export function builtPages(folders: Readonly<Record<AppName, string>>): Pages {
  const written = {
    kyc: writtenIn(folders.kyc),
    desk: writtenIn(folders.desk),
    charts: writtenIn(folders.charts),
  };
  return {
    folders,
    async page({ app, route, locale, brand, nonce, marks }) {
      const pages = written[app];
      const { html, scripts } = pages.get(`${route}.${locale}.${brand}`) ?? pages.get("index")!;
      return {
        html: fillIn(html, { locale, brand, nonce, marks }),
        policy: policy(nonce, scripts),
      };
    },
  };
}

function writtenIn(folder: string): Map<string, ReturnType<typeof read>> {
  const named = namesIn(join(folder, "pages")).map(
    (name) => [name.slice(0, -".html".length), read(join(folder, "pages", name))] as const,
  );
  return new Map([["index", read(join(folder, "index.html"))], ...named]);
}

/** With the hashes of its inline scripts. */
function read(path: string): { html: string; scripts: string[] } {
  const html = readFileSync(path, "utf8");
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text]) => `'sha256-${createHash("sha256").update(text!).digest("base64")}'`,
  );
  return { html, scripts };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".html"));
  } catch {
    return [];
  }
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Safe to compress: a page contains no secret and nothing from the request. */
async function compressed(
  html: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  const accepts = String(request.headers["accept-encoding"] ?? "");
  const encoding = /\bbr\b/.test(accepts) ? "br" : /\bgzip\b/.test(accepts) ? "gzip" : null;
  if (encoding === null) return Buffer.from(html);
  reply.header("content-encoding", encoding);
  return encoding === "br" ? brotli(html, quick) : deflate(html);
}

const marksOf = ({ charts, chartCounts }: Pick<Settings, "charts" | "chartCounts">): Mark[] => [
  ...(charts ? (["charts"] as const) : []),
  ...(chartCounts ? (["chart-counts"] as const) : []),
];

/** Sends the pages of an app in the language and brand of the request. */
function pageSender(pages: Pages, cookies: Cookies, house: Brand, marks: readonly Mark[]) {
  return (name: AppName) => async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, "http://portal");
    const path = url.pathname.slice(name.length + 1).replace(/^\/|\/$/g, "");
    if (/\.[a-z0-9]+$/i.test(path) || /^(assets|api)\//.test(path)) return reply.callNotFound();
    if (name === "kyc" && path === "" && cookies.read(request, "sid") !== undefined)
      return reply.redirect(`/kyc/user${url.search}`, 302);
    const nonce = randomBytes(16).toString("base64");
    const marker = url.searchParams.get("source");
    const page = await pages.page({
      app: name,
      url: request.url,
      route: path.replaceAll("/", "."),
      locale: localeOfPage(
        url.searchParams.get("locale"),
        request.cookies[languageCookie],
        request.headers["accept-language"],
      ),
      brand: marker === null ? house : brandOf(marker),
      nonce,
      marks,
    });
    if (page === null) return reply.callNotFound();
    return reply
      .code(isPage(name, path) ? 200 : 404)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("vary", "cookie, accept-language, accept-encoding")
      .header("content-security-policy", page.policy)
      .send(await compressed(page.html, request, reply));
  };
}

/** The login page, in the brand and language of the address. */
function toLogin(request: FastifyRequest, reply: FastifyReply) {
  const { pathname, search } = new URL(request.url, "http://portal");
  const login = loginPageOf(pathname);
  return reply.redirect(`${pathname === login ? loginPageOf("/kyc") : login}${search}`, 302);
}

/**
 * Every path below an app's own without an extension is answered with a page; where the app has none, with status 404. The portal's
 * own path leads a signed-in person to the dashboard. An address of /auth or /seller leads to its login page, which is that of the portal.
 */
export function mountPages(
  app: FastifyInstance,
  pages: Pages,
  cookies: Cookies,
  { brand: house, charts, chartCounts }: Settings,
): void {
  const send = pageSender(pages, cookies, house, marksOf({ charts, chartCounts }));
  app.get("/", (_request, reply) => reply.redirect("/kyc", 302));
  for (const site of otherSites) {
    app.get(site, toLogin);
    app.get(`${site}/*`, toLogin);
  }
  for (const name of charts ? (["kyc", "desk", "charts"] as const) : (["kyc", "desk"] as const)) {
    app.get(`/${name}`, send(name));
    app.get(`/${name}/*`, send(name));
  }
}
