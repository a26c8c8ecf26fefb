import { resolve } from "node:path";
import { type Brand, brands } from "#contract/brands.ts";
import * as v from "valibot";
import type { CheckKind } from "#contract/identity/check-states.ts";
import { type Platform, platformKeys } from "./platforms/platform-keys.ts";
import { bytes32, from, milliseconds, oneOf, port, url, word } from "./setting-kinds.ts";
import {
  docTypes,
  httpsOrigin,
  jumioRegions,
  jumioWorkflow,
  missingVendorSettings,
  privateRsaKey,
  publicRsaKey,
  vendorSettings,
  type VendorSettings,
  zolozFaces,
} from "./vendors/vendor-settings.ts";

const brandNames = Object.keys(brands) as Brand[];

const table = v.object({
  NODE_ENV: v.optional(
    v.picklist(["production", "development", "test"], "must be production, development or test"),
  ),
  PORT: v.optional(port, "8080"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  PUBLIC_URL: v.optional(url("http:", "https:")),
  METRICS_PORT: v.optional(port),
  DATA_DIR: v.optional(v.string(), "./.data"),
  DATABASE_URL: v.optional(url("postgres:", "postgresql:")),
  SMTP_URL: v.optional(url("smtp:", "smtps:")),
  MAIL_FROM: v.optional(from, "Gatehouse <no-reply@gatehouse.example>"),
  S3_URL: v.optional(url("s3:", "http:", "https:")),
  CLAMD_URL: v.optional(url("tcp:")),
  MASTER_KEY: v.optional(bytes32),
  NEW_MASTER_KEY: v.optional(bytes32),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\d.:a-f/, ]+$/i, "must list the addresses or ranges of your proxies"),
    ),
  ),
  PLATFORM_KEYS: v.optional(platformKeys),
  FACE_PROVIDER: v.optional(oneOf("sandbox", "zoloz", "none"), "sandbox"),
  IDENTITY_PROVIDER: v.optional(oneOf("sandbox", "jumio", "zoloz", "none"), "sandbox"),
  ZOLOZ_CLIENT_ID: v.optional(word),
  ZOLOZ_PRIVATE_KEY: v.optional(privateRsaKey),
  ZOLOZ_PUBLIC_KEY: v.optional(publicRsaKey),
  ZOLOZ_URL: v.optional(httpsOrigin, "https://sg-production-api.zoloz.com"),
  ZOLOZ_PAGES_URL: v.optional(httpsOrigin, "https://sg-production-cdn.zoloz.com"),
  ZOLOZ_FACE: v.optional(oneOf(...zolozFaces), "realid"),
  ZOLOZ_DOC_TYPES: v.optional(docTypes, "00000001003"),
  JUMIO_CLIENT_ID: v.optional(word),
  JUMIO_CLIENT_SECRET: v.optional(word),
  JUMIO_REGION: v.optional(oneOf(...jumioRegions), "apac-1"),
  JUMIO_WORKFLOW: v.optional(jumioWorkflow, "10011"),
  CAPTCHA_SWITCH: v.optional(v.picklist(["ON", "OFF"], "must be ON or OFF"), "OFF"),
  BRAND: v.optional(v.picklist(brandNames, `must be ${brandNames.join(" or ")}`), "house"),
  CHARTS: v.optional(oneOf("on", "off"), "off"),
  OVERLOADED_AFTER_MS: v.optional(milliseconds, "3000"),
  CHART_COUNTS: v.optional(oneOf("on", "off"), "off"),
  LOG_LEVEL: v.optional(
    v.picklist(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be fatal, error, warn, info, debug, trace or silent",
    ),
    "info",
  ),
});

const notBuilt: Readonly<Record<string, string>> = {
  S3_URL: "S3 storage is not built in yet; leave it unset to keep files in DATA_DIR",
};

export interface Settings {
  production: boolean;
  port: number;
  host: string;
  /** Of the metrics; undefined: none. */
  metricsPort: number | undefined;
  /** Origin of every outgoing link, without a trailing slash. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  clamdUrl: string | undefined;
  masterKey: Buffer | undefined;
  /** For the command that changes it. */
  newMasterKey: Buffer | undefined;
  /** Proxies whose X-Forwarded-For is trusted. */
  trustProxy: readonly string[];
  /** Undefined: the development platform. */
  platforms: readonly Platform[] | undefined;
  vendors: Readonly<Record<CheckKind, VendorSettings>>;
  captcha: "ON" | "OFF";
  brand: Brand;
  /** How late the server may be with its work, in ms, before it refuses more; 0: however late. */
  longestDelay: number;
  /** Whether the charts are shown to everyone at /charts. */
  charts: boolean;
  /** Whether browsers send counts of what their charts do. */
  chartCounts: boolean;
  logLevel: string;
}

export type ReadSettings = { settings: Settings } | { mistakes: string[] };

/** One line per mistake, naming the variable. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ReadSettings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = v.safeParse(table, given);
  if (!read.success) {
    return {
      mistakes: read.issues.map(
        (issue) => `${v.getDotPath(issue) ?? "environment"} ${issue.message}`,
      ),
    };
  }
  const refused = [
    ...unbuilt(given),
    ...missingVendorSettings(read.output),
    ...unsafe(read.output),
  ];
  return refused.length > 0 ? { mistakes: refused } : { settings: settingsFrom(read.output) };
}

type Read = v.InferOutput<typeof table>;

function unbuilt(given: Record<string, string | undefined>): string[] {
  return Object.entries(notBuilt)
    .filter(([name]) => given[name] !== undefined)
    .map(([name, why]) => `${name}: ${why}`);
}

function unsafe(read: Read): string[] {
  if (read.NODE_ENV !== "production") return [];
  const lines: string[] = [];
  if (!read.MASTER_KEY) lines.push("MASTER_KEY must be set in production: openssl rand -base64 32");
  if (!read.SMTP_URL)
    lines.push("SMTP_URL must be set in production: the development mailbox shows every code");
  if (!read.PUBLIC_URL)
    lines.push("PUBLIC_URL must be set in production: links in e-mails are made from it");
  if (read.PUBLIC_URL && new URL(read.PUBLIC_URL).protocol !== "https:") {
    lines.push("PUBLIC_URL must begin with https:// in production");
  }
  if (!read.PLATFORM_KEYS)
    lines.push(
      "PLATFORM_KEYS must be set in production: with the development key anyone could sign tickets; use {} if there are no platforms",
    );
  for (const { issuer, webhook, site } of read.PLATFORM_KEYS ?? [])
    for (const [what, url] of Object.entries({ webhook: webhook?.url, site }))
      if (url !== undefined && !url.startsWith("https:"))
        lines.push(
          `PLATFORM_KEYS: the ${what} of ${issuer} must begin with https:// in production`,
        );
  for (const name of ["FACE_PROVIDER", "IDENTITY_PROVIDER"] as const)
    if (read[name] === "sandbox")
      lines.push(
        `${name} must be set in production: in the sandbox anyone chooses the result; use none if there is no vendor`,
      );
  if (read.MAIL_FROM.includes("gatehouse.example"))
    lines.push("MAIL_FROM must be set in production");
  return lines;
}

function settingsFrom(read: Read): Settings {
  const origin =
    read.PUBLIC_URL ??
    `http://${read.HOST.includes(":") ? `[${read.HOST}]` : read.HOST}:${read.PORT}`;
  return {
    production: read.NODE_ENV === "production",
    port: read.PORT,
    host: read.HOST,
    metricsPort: read.METRICS_PORT,
    publicUrl: new URL(origin).origin,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    clamdUrl: read.CLAMD_URL,
    masterKey: keyBytes(read.MASTER_KEY),
    newMasterKey: keyBytes(read.NEW_MASTER_KEY),
    trustProxy: read.TRUST_PROXY?.split(",").map((part) => part.trim()) ?? [],
    platforms: read.PLATFORM_KEYS,
    vendors: vendorSettings(read, brands[read.BRAND].company),
    captcha: read.CAPTCHA_SWITCH,
    brand: read.BRAND,
    longestDelay: read.OVERLOADED_AFTER_MS,
    charts: read.CHARTS === "on",
    chartCounts: read.CHART_COUNTS === "on",
    logLevel: read.LOG_LEVEL,
  };
}

const keyBytes = (text: string | undefined) =>
  text === undefined ? undefined : Buffer.from(text, text.length === 64 ? "hex" : "base64");
