import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

type Lines = typeof import("#contract/forms/lines.ts");
type Flows = typeof import("#contract/forms/flows/flows.ts");
type Pages = typeof import("#contract/forms/flows/pages.ts");
type Progress = typeof import("#contract/forms/flows/progress.ts");
type Generated = typeof import("#server/development/sample/generated-answers.ts");

const root = join(import.meta.dirname, "..", "..");
const place = join(root, ".cache", `adding-${process.pid}`);

/** Writes one line behind another, which must stand there once. */
function add(file: string, behind: string, line: string) {
  const path = join(place, file);
  const [before, after, ...more] = readFileSync(path, "utf8").split(behind);
  if (after === undefined || more.length > 0) throw new Error(`${behind} is not there once`);
  writeFileSync(path, `${before}${behind}${line}${after}`);
}

afterAll(() => rmSync(place, { recursive: true, force: true }));

test("a line is one row and a question one line; nothing else is touched", async () => {
  mkdirSync(place, { recursive: true });
  cpSync(join(root, "src", "contract"), join(place, "contract"), { recursive: true });
  for (const file of globSync("contract/**/*.ts", { cwd: place }).map((path) =>
    join(place, path),
  )) {
    const source = readFileSync(file, "utf8");
    writeFileSync(file, source.replaceAll('"#contract/', `"${place}/contract/`));
  }
  for (const file of [
    "founded-on.ts",
    "generated-answers.ts",
    "sample-answers.ts",
    "sample-people.ts",
  ]) {
    const from = join(root, "src", "server", "development", "sample", file);
    const source = readFileSync(from, "utf8");
    writeFileSync(join(place, file), source.replaceAll('"#contract/', '"./contract/'));
  }
  add(
    "contract/business-lines.ts",
    "export const businessLines = {\n",
    `vaultStorage: { name: msg\`Vault storage\`, region: "any", flow: "institutional", audience: ["institution"], uboThreshold: "low", certifiedCopies: false, documentAges: "wide", investorClass: null, agreement: null, verifiesFaceOf: [], nonSolicitation: "both", asksInvestmentSize: true, asksTurnover: false, asksDigitalAssets: false },\n`,
  );
  add(
    "contract/forms/company.ts",
    "const incorporation = {\n",
    'vaultCount: text(msg`How many vaults?`, { askedWhen: answeredIn("applicableAccount", "lines", "vaultStorage") }),\n',
  );
  add("contract/forms/company.ts", "import { type Condition, ", "answeredIn, ");
  const [lines, { flowOn }, pages, progress, { generatedAnswers }] = await Promise.all([
    import(join(place, "contract/forms/lines.ts")) as Promise<Lines>,
    import(join(place, "contract/forms/flows/flows.ts")) as Promise<Flows>,
    import(join(place, "contract/forms/flows/pages.ts")) as Promise<Pages>,
    import(join(place, "contract/forms/flows/progress.ts")) as Promise<Progress>,
    import(join(place, "generated-answers.ts")) as Promise<Generated>,
  ]);
  const today = "2026-11-20";
  const flow = flowOn("institutional", today);
  const line = "vaultStorage" as never;
  const applicant = (chosen: string) =>
    generatedAnswers(
      flow,
      {
        given: {
          applicableAccount: { lines: [chosen] },
          entryBoarding: { entityType: "registeredCompany" },
        },
        says: "no",
      },
      today,
    );
  const answers = applicant("vaultStorage");
  const facts = { today, lines: [line] };
  const { vaultCount, ...company } = answers["companyInformation"]!;
  const without = { ...answers, companyInformation: company };
  expect({
    offered: lines.linesOpenFor("institutional", "institution").includes(line),
    answered: typeof vaultCount,
    issues: pages.issuesOfApplication(flow, answers, facts),
    refused: pages.issuesOfApplication(flow, without, facts),
    left: progress.itemsLeft(flow, line, applicant("appInvest"), { today }).left,
    others: "vaultCount" in applicant("appInvest")["companyInformation"]!,
  }).toEqual({
    offered: true,
    answered: "string",
    issues: [],
    refused: [{ section: "companyInformation", path: "vaultCount", code: "required" }],
    left: [
      { section: "companyInformation", question: "vaultCount" },
      { section: "nonSolicitation", question: "approached" },
    ],
    others: false,
  });
}, 60_000);
