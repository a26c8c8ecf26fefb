import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import * as choicesRules from "#contract/rules/choices.ts";
import * as contactRules from "#contract/rules/contact.ts";
import * as daysRules from "#contract/rules/days.ts";
import * as figuresRules from "#contract/rules/figures.ts";
import * as secretsRules from "#contract/rules/secrets.ts";
import * as textRules from "#contract/rules/text.ts";

const schemas = Object.entries({
  ...choicesRules,
  ...contactRules,
  ...daysRules,
  ...figuresRules,
  ...secretsRules,
  ...textRules,
  freeText: textRules.freeText(),
  longText: textRules.longTextOf(),
}).flatMap(([name, rule]) =>
  typeof rule === "object" && "~run" in rule ? [[name, rule as v.GenericSchema] as const] : [],
);

test.each(schemas)("IN06 %s does not take long over a hostile text", (_, rule) => {
  const long = 100_000;
  const texts = [
    "a".repeat(long),
    " ".repeat(long),
    "a@".repeat(long / 2),
    `a@${"a.".repeat(long / 2)}`,
    `a@${"a-".repeat(long / 2)}`,
    `${"1-".repeat(long / 2)}x`,
    `http://${"a.".repeat(long / 2)}/`,
    "\u200d".repeat(long),
    "é".repeat(long),
    `${"a ".repeat(long / 2)}\u0000`,
  ];
  const began = performance.now();
  for (const text of texts) v.safeParse(rule, text);
  // A rule that backtracks takes minutes.
  expect(performance.now() - began).toBeLessThan(2000);
});

test("AU19 whatever is accepted as an address is one address that a mail can be sent to", () => {
  const character = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...Array.from("abz09.-_+@")) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...Array.from('\r\n\t\0 ,;:<>()[]"\\@｡。é例\u202e\u200d')),
    },
  );
  const drawn = fc.oneof(
    fc.string({ unit: character, maxLength: 300 }),
    fc
      .tuple(fc.string({ unit: character }), fc.string({ unit: character }))
      .map((parts) => parts.join("@")),
    fc.emailAddress(),
  );
  let accepted = 0;
  fc.assert(
    fc.property(drawn, (text) => {
      const read = v.safeParse(contactRules.email, text);
      if (!read.success) return;
      accepted += 1;
      const [local, domain, ...more] = read.output.split("@");
      expect([
        /^[\x21-\x7e]+$/.test(read.output),
        /[,;:<>()[\]"\\]/.test(read.output),
        read.output.length <= limits.emailMax,
        local!.length > 0 && local!.length <= 64,
        /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(domain!) && domain!.includes("."),
        more,
      ]).toEqual([true, false, true, true, true, []]);
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(100);
});
