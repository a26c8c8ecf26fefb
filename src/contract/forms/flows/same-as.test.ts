import { expect, test } from "vitest";
import { stateless } from "#contract/options/countries.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { offeredAnswer } from "#contract/questions/asked.ts";
import type { AnyQuestion, Section } from "#contract/questions/question.ts";
import { issuesIn } from "#contract/questions/section.ts";

const today = "2026-11-20";
const facts = { today, rulesOn: today, lines: ["exchange"] } as const;
const institutional = flowOn("institutional", today);
const { flatServices, relatedInformation } = institutional.sections;
const { corporateParties, people } = relatedInformation!.questions;
const personBank = flowOn("otcIndividual", today).sections["flatServices"]!;

const offered = ({ questions }: Section, name: string, own: Answers, all: AllAnswers) =>
  offeredAnswer(questions[name]!.sameAs!, own, all, today);

const office = { line1: "21/F, 88 Sample Road", line2: "", city: "Central", country: "HK" };

test("the holder of a bank account is the applicant, if the applicant says so, and another name asks why", () => {
  const company = { companyInformation: { entityName: "Harbour Light Limited" } };
  const person = { personalInformation: { lastName: "Chan", firstName: "Tai Man" } };
  expect([
    offered(flatServices!, "accountHolderName", {}, company),
    offered(personBank, "accountHolderName", {}, person),
    offered(personBank, "accountHolderName", {}, {}),
  ]).toEqual(["Harbour Light Limited", "Chan Tai Man", undefined]);
  const asksWhy = (section: Section, accountHolderName: string, all: AllAnswers) =>
    issuesIn(section, { accountHolderName }, all, facts).some(
      ({ path }) => path === "holderDiffers",
    );
  expect([
    asksWhy(flatServices!, "Harbour Light Limited", company),
    asksWhy(flatServices!, "Other Limited", company),
    asksWhy(personBank, "Chan Tai Man", person),
  ]).toEqual([false, true, false]);
});

test("a trustee, and the general partner of a fund, are offered the address of the applicant, and no other party", () => {
  const of = (entityType: string) => ({
    entryBoarding: { entityType },
    companyInformation: { registeredAddress: office },
  });
  const company = (entityType: string, role: string) =>
    offered(corporateParties!.each!, "registeredAddress", { roles: [role] }, of(entityType));
  const person = (entityType: string, role: string) =>
    offered(people!.each!, "address", { roles: [role] }, of(entityType));
  expect([
    company("trust", "trustee"),
    company("trust", "settlor"),
    company("investmentVehicle", "generalPartner"),
    company("registeredCompany", "director"),
    person("trust", "trustee"),
    person("trust", "beneficiary"),
    person("investmentVehicle", "trustee"),
  ]).toEqual([office, undefined, office, undefined, office, undefined, undefined]);
});

test("the country of the address is offered as that of residence, and the nationality as the issuer of the ID document", () => {
  const person = people!.each!;
  const answers = { address: { ...office, country: "SG" }, nationality: "GB" };
  const { personalInformation } = flowOn("otcIndividual", today).sections;
  expect(
    [person, personalInformation!].flatMap((section) => [
      offered(section, "residence", answers, {}),
      offered(section, "residence", { address: { ...office, country: "" } }, {}),
      offered(section, "idCountry", answers, {}),
      offered(section, "idCountry", { nationality: stateless }, {}),
    ]),
  ).toEqual(["SG", undefined, "GB", undefined, "SG", undefined, "GB", undefined]);
});

test("the general partner of a fund is offered what is known of its manager, until it has another name", () => {
  const all = {
    entryBoarding: { entityType: "investmentVehicle" },
    fundInformation: {
      managerName: "Sample Capital Limited",
      managerPlace: "HK",
      managerRegulator: "Securities and Futures Commission",
      managerLicence: "ABC123",
    },
  };
  const of = (own: Answers) =>
    ["name", "place", "exemptRegulator", "exemptLicence"].map((name) =>
      offered(corporateParties!.each!, name, own, all),
    );
  const known = ["Sample Capital Limited", "HK", "Securities and Futures Commission", "ABC123"];
  expect([
    of({ roles: ["generalPartner"] }),
    of({ roles: ["generalPartner"], name: "SAMPLE CAPITAL LTD." }).slice(1),
    of({ roles: ["generalPartner"], name: "Other Limited" }).slice(1),
    of({ roles: ["director"] }),
  ]).toEqual([
    known,
    known.slice(1),
    known.slice(1).map(() => undefined),
    known.map(() => undefined),
  ]);
  const person = offered(people!.each!, "fullName", { roles: ["generalPartner"] }, all);
  expect(person).toBe("Sample Capital Limited");
});

test("the manager of a fund is offered as its responsible person, with its licence while the name is the same", () => {
  const own = {
    management: "manager",
    managerName: "Sample Capital Limited",
    managerLicence: "ABC123",
  };
  const of = (name: string, more: Answers) => {
    const fundInformation = { ...own, ...more };
    const section = institutional.sections["fundInformation"]!;
    return offered(section, name, fundInformation, { fundInformation });
  };
  expect([
    of("responsiblePerson", {}),
    of("responsiblePerson", { management: "selfManaged" }),
    of("responsibleNumber", { responsiblePerson: "SAMPLE CAPITAL LTD." }),
    of("responsibleNumber", { responsiblePerson: "Other Limited" }),
  ]).toEqual(["Sample Capital Limited", undefined, "ABC123", undefined]);
});

test.each(["institutional", "otcInstitution", "otcIndividual"] as const)(
  "what %s offers is the answer to an earlier question of the same kind",
  (id) => {
    const { pages, sections } = flowOn(id, today);
    const order = pages.map(({ section }) => section.id);
    const isWrong = (
      { questions }: Section,
      at: number,
      [name, question]: [string, AnyQuestion],
    ) => {
      const { kind, sameAs } = question;
      if (!sameAs) return false;
      const { section: id, of, part } = sameAs;
      const known = Object.keys(questions);
      return of.some((each) => {
        const isLater = id ? order.indexOf(id) >= at : known.indexOf(each) >= known.indexOf(name);
        const from = (id ? sections[id]?.questions : questions)?.[each];
        return isLater || (part === "country" ? "country" : from?.kind) !== kind || !from;
      });
    };
    const wrong = pages.flatMap(({ section }, at) =>
      [section, ...Object.values(section.questions).flatMap(({ each }) => each ?? [])].flatMap(
        (each) =>
          Object.entries(each.questions)
            .filter((entry) => isWrong(each, at, entry))
            .map(([, question]) => question),
      ),
    );
    expect(wrong.map(({ label }) => label.message)).toEqual([]);
  },
);
