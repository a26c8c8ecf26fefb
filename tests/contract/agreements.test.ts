import { describe, expect, test } from "vitest";
import { agreementIds } from "#contract/agreements/agreement-ids.ts";
import { canonicalText, isForCounsel } from "#contract/agreements/agreement.ts";
import { agreementVersions, textNamed } from "#contract/agreements/versions.ts";
import { sha256 } from "#contract/application/canonical.ts";
import { lineIds, lineOf } from "#contract/business-lines.ts";
import { localeNames } from "#contract/locales.ts";

/** Published texts. A row is added with a version and never changed. */
const published: Record<string, string> = {
  "otc 2026-11-01 en": "b2ad5ddd5b2cb8f67dc8630e0e3f09aec902d8112d58749ce3869a532f29a710",
  "otc 2026-11-01 zh-CN": "d21a936eb0809ab19fefdc03634df6748cd6792dbf836c457ae59d15452194d5",
  "otc 2026-11-01 zh-TW": "4813e37d85b51b8756de18f295b393e8f68de21fa3f51dac9576a6eabae5f4e9",
  "secondOtc 2026-11-01 en": "b5605f1284aee5f446764fbe4464bab4eb74cc000fa56a606e72600f929eaef3",
  "secondOtc 2026-11-01 zh-CN": "a1e5d00b326f2ef043dbf59550ea1b6b93c261d5821abb20682818b3ab6b40bc",
  "secondOtc 2026-11-01 zh-TW": "4c32a4319e23e89cd43f47d336d52e11c5f79303963ffaf680b39ceb7b5d3144",
};

const texts = agreementIds.flatMap((agreement) =>
  agreementVersions[agreement].flatMap(({ version }) =>
    localeNames.map((locale) => ({ agreement, version, locale })),
  ),
);

describe("the agreements", () => {
  test("are as they were published, by hash", async () => {
    const hashes = texts.map(
      async (name) =>
        [
          Object.values(name).join(" "),
          await sha256(canonicalText(name, textNamed(name)!)),
        ] as const,
    );
    expect(Object.fromEntries(await Promise.all(hashes))).toEqual(published);
  });

  test("have the same parts in every language, each with a place for counsel", () => {
    for (const { agreement, version } of texts) {
      const parts = localeNames.map((locale) => textNamed({ agreement, version, locale })!.parts);
      const shapes = parts.map((own) => own.map(({ clauses }) => clauses.map(isForCounsel)));
      expect(shapes).toEqual(shapes.map(() => shapes[0]));
      expect(shapes[0]!.every((clauses) => clauses.includes(true))).toBe(true);
      expect(shapes[0]!.length).toBeGreaterThanOrEqual(16);
    }
  });

  test("are ordered by their days, and every line that needs one has one", () => {
    for (const agreement of agreementIds) {
      const days = agreementVersions[agreement].map(({ version }) => version);
      expect(days).toEqual(days.toSorted());
    }
    const needed = lineIds.flatMap((line) => lineOf(line).agreement ?? []);
    expect(new Set(needed)).toEqual(new Set(agreementIds));
  });

  test("are loaded by their page alone", async () => {
    const sources = import.meta.glob<string>(["../../src/portal/**/*.{ts,tsx}", "!**/*.css.ts"], {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const importers = Object.entries(sources).filter(([, text]) =>
      text.includes("#contract/agreements/versions.ts"),
    );
    const folders = new Set(importers.map(([path]) => path.split("/").at(-2)));
    expect([...folders]).toEqual(["agreements"]);
  });
});
