import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { asOwner, inSection, owner, type WorkedCase } from "./people-cases.ts";

const file = { uid: "scan", name: "scan.pdf", size: 24_000, type: "application/pdf" };

const withDocument = (rule: string, slot: string, document: unknown, ...refused: string[]) =>
  ({
    rule,
    of: "company",
    change: inSection("uploadFiles", { [slot]: document }),
    refused: refused.map((each) => `uploadFiles.${slot} ${each}`),
  }) satisfies WorkedCase;

const registration = (rule: string, expiry: string, ...refused: string[]): WorkedCase => ({
  ...withDocument(rule, "businessRegistration", { files: [file], expiry }),
  refused: refused.map((each) => `uploadFiles.businessRegistration.expiry ${each}`),
});

/** The last day on which each may have been made, for a submission on 20 November 2026. */
const oldest = {
  registerOfMembers: "2025-11-20",
  listOfDirectors: "2026-05-20",
  ownershipChart: "2025-11-20",
  goodStanding: "2026-05-20",
  proofOfBusinessAddress: "2026-08-20",
  bankStatement: "2026-08-20",
};
const oldestOfPerson = "2026-08-20";

const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

const dated = (dayOf: (day: string) => string) => (all: AllAnswers) => {
  const [{ addressProof }] = all["relatedInformation"]!["people"] as [Answers];
  const documents = Object.entries(oldest).map(([slot, day]) => [
    slot,
    { ...(all["uploadFiles"]![slot] as Answers), dated: dayOf(day) },
  ]);
  const ofPerson = { ...(addressProof as Answers), dated: dayOf(oldestOfPerson) };
  return asOwner({ addressProof: ofPerson })(
    inSection("uploadFiles", Object.fromEntries(documents) as Answers)(all),
  );
};

export const documentCases: readonly WorkedCase[] = [
  withDocument("no proof that a company exists now", "goodStanding", undefined, "uploadRequired"),
  registration("a business registration certificate without its expiry date", "", "required"),
  registration("one that expired yesterday", "2026-11-19", "documentExpired"),
  registration("one that is valid today for the last time", "2026-11-20"),
  {
    rule: "every document as old as it may be",
    of: "company",
    change: dated((day) => day),
    refused: [],
  },
  {
    rule: "every document a day older",
    of: "company",
    change: dated(dayBefore),
    refused: [
      ...Object.keys(oldest).map((slot) => `uploadFiles.${slot}.dated tooOld`),
      "relatedInformation.people.0.addressProof.dated tooOld",
    ],
  },
  owner(
    "an ID document without its issuing country",
    { idCountry: "" },
    "idCountry selectRequired",
    "idExpires itemRequired",
  ),
  owner(
    "a name in another script in place of a Latin one",
    { fullName: "陳大文" },
    "fullName latinOnly",
  ),
  owner("a name in another script beside the Latin one", { nativeName: "陳大明" }),
];
