import { expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { offeredAnswer } from "#contract/questions/asked.ts";
import type { Section } from "#contract/questions/question.ts";
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

test.each(["institutional", "otcInstitution", "otcIndividual"] as const)(
  "what %s offers is the answer to a question of an earlier page of the same kind",
  (id) => {
    const { pages, sections } = flowOn(id, today);
    const order = pages.map(({ section }) => section.id);
    const wrong = pages.flatMap(({ section }, at) =>
      [section, ...Object.values(section.questions).flatMap(({ each }) => each ?? [])]
        .flatMap(({ questions }) => Object.values(questions))
        .filter(({ kind, sameAs }) =>
          sameAs?.of.some(
            (name) =>
              order.indexOf(sameAs.section) >= at ||
              sections[sameAs.section]?.questions[name]?.kind !== kind,
          ),
        ),
    );
    expect(wrong.map(({ label }) => label.message)).toEqual([]);
  },
);
