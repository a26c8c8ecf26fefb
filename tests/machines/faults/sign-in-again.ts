import type { PlantedFaults } from "../kit/model.ts";

export const signInAgainFaults: PlantedFaults = {
  file: "sign-in-again",
  faults: [
    {
      name: "a collaborator is asked for a password",
      find: 'context.role === "assistant"',
      replace: 'context.role === "holder"',
    },
    {
      name: "a code goes before the person asks for it",
      find: 'target: "offeringCode" }',
      replace: 'target: "askingCode" }',
    },
    {
      name: "asking for a code leads in",
      find: '"code.send": "askingCode"',
      replace: '"code.send": "back"',
    },
  ],
};
