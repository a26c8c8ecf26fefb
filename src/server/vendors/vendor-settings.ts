import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import * as v from "valibot";
import type { CheckKind } from "#contract/identity/check-states.ts";
import type { JumioSettings } from "./jumio.ts";
import type { ZolozSettings } from "./zoloz.ts";

export type VendorSettings =
  | { name: "sandbox" | "none" }
  | ({ name: "zoloz" } & ZolozSettings)
  | ({ name: "jumio" } & JumioSettings);

const rsaBits = 2048;

/** PEM, in which `\n` may stand for a line break, or the base64 between its first and last line. */
const rsaKey = (open: (pem: string) => KeyObject, label: string, mistake: string) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, KeyObject>(({ dataset, addIssue, NEVER }) => {
      const given = dataset.value.replaceAll("\\n", "\n").trim();
      const pem = given.startsWith("-----")
        ? given
        : `-----BEGIN ${label}-----\n${given}\n-----END ${label}-----`;
      try {
        if (!pem.includes(label)) throw new Error("another kind of key");
        const key = open(pem);
        const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
        if (key.asymmetricKeyType === "rsa" && modulusLength >= rsaBits) return key;
      } catch {
        // The same mistake as another kind of key.
      }
      addIssue({ message: mistake });
      return NEVER;
    }),
  );

export const privateRsaKey = rsaKey(
  createPrivateKey,
  "PRIVATE KEY",
  `must be your private RSA key of at least ${rsaBits} bits, as PEM or base64 (PKCS #8)`,
);

export const publicRsaKey = rsaKey(
  createPublicKey,
  "PUBLIC KEY",
  `must be the public RSA key of ZOLOZ of at least ${rsaBits} bits, as PEM or base64`,
);

/** Without a trailing slash. */
export const httpsOrigin = v.pipe(
  v.string(),
  v.check(isHttpsOrigin, "must be an address such as https://host.example, without a path"),
  v.transform((text) => new URL(text).origin),
);

function isHttpsOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return protocol === "https:" && href === `${origin}/`;
}

export const zolozFaces = ["realid", "connect"] as const;

/** Codes of documents: docs.zoloz.com; a passport is 00000001003. */
export const docTypes = v.pipe(
  v.string(),
  v.regex(
    /^\d{11}(,\d{11}){0,19}$/,
    "must list codes of ZOLOZ with 11 digits, separated by commas",
  ),
  v.transform((text): readonly string[] => text.split(",")),
);

/** Jumio's examples send its key as a number. */
export const jumioWorkflow = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, "must be the number of a workflow"),
  v.transform(Number),
);

export const jumioRegions = ["amer-1", "emea-1", "apac-1"] as const;

interface Read {
  FACE_PROVIDER: "sandbox" | "zoloz" | "none";
  IDENTITY_PROVIDER: "sandbox" | "jumio" | "zoloz" | "none";
  ZOLOZ_CLIENT_ID?: string | undefined;
  ZOLOZ_PRIVATE_KEY?: KeyObject | undefined;
  ZOLOZ_PUBLIC_KEY?: KeyObject | undefined;
  ZOLOZ_URL: string;
  ZOLOZ_PAGES_URL: string;
  ZOLOZ_FACE: (typeof zolozFaces)[number];
  ZOLOZ_DOC_TYPES: readonly string[];
  JUMIO_CLIENT_ID?: string | undefined;
  JUMIO_CLIENT_SECRET?: string | undefined;
  JUMIO_REGION: (typeof jumioRegions)[number];
  JUMIO_WORKFLOW: number;
}

const needed = {
  zoloz: ["ZOLOZ_CLIENT_ID", "ZOLOZ_PRIVATE_KEY", "ZOLOZ_PUBLIC_KEY"],
  jumio: ["JUMIO_CLIENT_ID", "JUMIO_CLIENT_SECRET"],
} as const;

/** One line per setting that a chosen vendor misses. */
export function missingVendorSettings(read: Read): string[] {
  const chosen = new Set([read.FACE_PROVIDER, read.IDENTITY_PROVIDER]);
  return (["zoloz", "jumio"] as const)
    .filter((vendor) => chosen.has(vendor))
    .flatMap((vendor) =>
      needed[vendor]
        .filter((name) => read[name] === undefined)
        .map((name) => `${name} must be set for the provider ${vendor}`),
    );
}

/** `operator` is named to Jumio. */
export function vendorSettings(read: Read, operator: string): Record<CheckKind, VendorSettings> {
  const settingsOf = (name: VendorSettings["name"]): VendorSettings => {
    if (name === "zoloz") return { name, ...zolozSettings(read) };
    if (name === "jumio") return { name, ...jumioSettings(read, operator) };
    return { name };
  };
  return { face: settingsOf(read.FACE_PROVIDER), identity: settingsOf(read.IDENTITY_PROVIDER) };
}

const zolozSettings = (read: Read): ZolozSettings => ({
  url: read.ZOLOZ_URL,
  pages: read.ZOLOZ_PAGES_URL,
  clientId: read.ZOLOZ_CLIENT_ID!,
  privateKey: read.ZOLOZ_PRIVATE_KEY!,
  publicKey: read.ZOLOZ_PUBLIC_KEY!,
  facedBy: read.ZOLOZ_FACE,
  docTypes: read.ZOLOZ_DOC_TYPES,
});

function jumioSettings(read: Read, operator: string): JumioSettings {
  const host = (name: string) => `https://${name}.${read.JUMIO_REGION}.jumio.ai`;
  return {
    clientId: read.JUMIO_CLIENT_ID!,
    clientSecret: read.JUMIO_CLIENT_SECRET!,
    workflow: read.JUMIO_WORKFLOW,
    userAgent: `${operator} Gatehouse/1.0`,
    hosts: { auth: host("auth"), account: host("account"), retrieval: host("retrieval") },
  };
}
