import { expect, test } from "vitest";
import { extractText, getDocumentProxy } from "unpdf";
import { localeNames } from "#contract/locales.ts";
import { writtenPdf } from "./written-pdf.ts";

const names = ["Łucja Wiśniewska", "Nguyễn Văn Ân", "İbrahim Çağlayan", "Иван Петров", "Ηλίας"];

test.each(localeNames)(
  "a name with letters that Noto Sans misses is printed in %s",
  async (locale) => {
    const facts = names.map((name) => ({ label: "Signer", answer: [name] }));
    const head = { title: "Agreement", reference: "GH-1", author: "Harbour Light" };
    const at = new Date("2026-11-20T04:00:00Z");
    const pdf = await writtenPdf({ ...head, locale, at, facts, sections: [] });
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const { text } = await extractText(document, { mergePages: true });
    for (const name of names) expect(text.normalize("NFC")).toContain(name);
  },
);
