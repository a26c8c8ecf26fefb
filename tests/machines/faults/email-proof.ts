import type { PlantedFaults } from "../kit/model.ts";

export const emailProofFaults: PlantedFaults = {
  file: "email-proof",
  faults: [
    {
      name: "a wrong code is let through",
      find: 'target: "enteringCode.wrongCode"',
      replace: 'target: "#emailProof.proved"',
    },
    {
      name: "what the check gave back is lost",
      find: 'outcome.kind === "proved" ? { result: outcome.result } : {}',
      replace: "({})",
    },
    {
      name: "no answer counts as proved",
      find: 'onError: "enteringCode.unanswered"',
      replace: 'onError: "#emailProof.proved"',
    },
    {
      name: "the tries left outlive the message",
      find: '              exit: "forget the tries",\n',
      replace: "",
    },
    {
      name: "a refusal outlives its message",
      find: 'declined: { tags: "failed", exit: "forget the refusal" }',
      replace: 'declined: { tags: "failed" }',
    },
  ],
};
