import { certifiersAreIndependent } from "#contract/forms/people/certifiers.ts";
import { expect, test } from "vitest";
import { flowOn } from "../forms/flows/flows.ts";
import { certifiersOf } from "./certifiers.ts";

const flow = flowOn("institutional", "2026-11-20");
const lawyer = {
  kind: "professional",
  name: "Lee Ka Yan",
  capacity: "Solicitor",
  licence: "S1",
  jurisdiction: "HK",
  date: "2026-11-01",
};
const copy = (certifier: object) => ({ files: [], certifier });

test("each certifier is offered once, with the first document that names them; one without a name is not", () => {
  const answers = {
    uploadFiles: {
      certificateOfIncorporation: copy(lawyer),
      articles: copy({ ...lawyer, date: "2026-11-03" }),
      registerOfMembers: copy({ kind: "professional", name: "" }),
    },
  };
  const { questions } = flow.sections["uploadFiles"]!;
  expect(certifiersOf(flow, answers)).toEqual([
    { of: questions["certificateOfIncorporation"]!.label, party: "", certifier: lawyer },
  ]);
});

test("the certifier of a party's document is offered too, with the name of the party; of a document not asked for, not", () => {
  const notary = { ...lawyer, name: "Ho Wai Lam" };
  const people = [
    { id: "a", roles: ["ubo"], fullName: "Chan Tai Man", identity: copy(notary) },
    { id: "b", roles: ["ubo"], fullName: "Ng Mei Kuen", identity: copy({ ...notary, date: "" }) },
    { id: "c", roles: ["director"], identified: "no", identity: copy({ ...lawyer, name: "X" }) },
  ];
  const { each } = flow.sections["relatedInformation"]!.questions["people"]!;
  expect(certifiersOf(flow, { relatedInformation: { people } })).toEqual([
    { of: each!.questions["identity"]!.label, party: "Chan Tai Man", certifier: notary },
  ]);
});

test("a certifier whose name is no text is no party", () => {
  const boardResolution = { files: [], certifier: { name: 0 } };
  expect(certifiersAreIndependent("", { boardResolution }, {})).toEqual([]);
});
