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
    { of: questions["certificateOfIncorporation"]!.label, certifier: lawyer },
  ]);
});
