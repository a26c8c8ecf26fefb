import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import { type Brand, brands } from "#contract/brands.ts";
import { type Locale, localeNames } from "#contract/locales.ts";
import { root } from "./inputs.ts";

const keepSubmit = join(root, "src", "portal", "keep-submit.js");

type Draw = (locale: Locale, brand: Brand) => Promise<{ html: string; title: string }>;

/**
 * Writes the login page of every language and brand into portal/pages of a build, complete with its styles
 * and with the files it will need named ahead; `__NONCE__` stands where the server puts the nonce.
 */
export async function prerender(dist: string): Promise<void> {
  const [portal, drawer] = [join(dist, "portal"), join(dist, "prerender")];
  await build({
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: {
      ssr: join(root, "src", "portal", "app", "prerender.tsx"),
      outDir: drawer,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: "prerender.js" } },
    },
  });
  const { drawLogin } = (await import(pathToFileURL(join(drawer, "prerender.js")).href)) as {
    drawLogin: Draw;
  };
  const page = readFileSync(join(portal, "index.html"), "utf8");
  const manifest = JSON.parse(
    readFileSync(join(portal, ".vite", "manifest.json"), "utf8"),
  ) as Manifest;
  mkdirSync(join(portal, "pages"), { recursive: true });
  for (const locale of localeNames) {
    for (const brand of Object.keys(brands) as Brand[]) {
      const drawn = await drawLogin(locale, brand);
      writeFileSync(
        join(portal, "pages", `login.${locale}.${brand}.html`),
        completed(styled(page, portal, manifest), drawn, locale, manifest),
      );
    }
  }
  writeFileSync(join(portal, "index.html"), styled(page, portal, manifest));
  rmSync(drawer, { recursive: true });
}

/** The page with its styles inside it, so that nothing has to be fetched before it can be painted. */
function styled(page: string, portal: string, manifest: Manifest): string {
  const styles = stylesOf(manifest).map((file) => readFileSync(join(portal, file), "utf8"));
  const css = [orderOfLayers(portal, manifest), ...styles].join("\n");
  return page
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, "")
    .replace("</head>", () => `  <style nonce="__NONCE__">${css}</style>\n  </head>`);
}

/** The order of the layers, which holds only if it is said before the first style in any of them. */
function orderOfLayers(portal: string, manifest: Manifest): string {
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const styles = files.filter((file) => file.endsWith(".css"));
  for (const file of styles) {
    const order = /@layer [\w\s,]+;/.exec(readFileSync(join(portal, file), "utf8"));
    if (order) return order[0];
  }
  throw new Error("no style file says the order of the layers");
}

/** The style files of the entry and of all it imports at once, those it builds on first. */
function stylesOf(manifest: Manifest): string[] {
  const seen = new Set<string>();
  const files: string[] = [];
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) collect(imported);
    files.push(...(chunk.css ?? []));
  };
  collect(Object.keys(manifest).find((key) => manifest[key]!.isEntry)!);
  return files;
}

/** The page as it is sent: drawn, titled, and with what it needs named ahead of its body. */
function completed(
  page: string,
  { html, title }: Awaited<ReturnType<Draw>>,
  locale: Locale,
  manifest: Manifest,
): string {
  const words = Object.values(manifest).find((chunk) =>
    chunk.src?.endsWith(`locales/${locale}/login.po`),
  );
  const ahead = words ? `  <link rel="modulepreload" href="/kyc/${words.file}">\n  ` : "";
  // Not painted before all of it has come: half a button or half a head would move when the rest arrives.
  if (!page.includes('id="drawn"')) throw new Error("index.html has no #drawn after its root");
  const waiting = `  <link rel="expect" href="#drawn" blocking="render">\n  `;
  const early = `  <script>${readFileSync(keepSubmit, "utf8").trim()}</script>\n  `;
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace("</head>", () => `${waiting}${ahead}${early}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-prerendered="${locale}">${inert(html)}</div>`,
    );
}

/** A form that, before its code has arrived, leads nowhere: a password never gets into an address. */
function inert(html: string): string {
  return html.replaceAll("<form ", '<form method="dialog" ');
}
