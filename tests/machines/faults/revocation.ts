import type { PlantedFaults } from "../kit/model.ts";

export const revocationFaults: PlantedFaults = {
  file: "revocation",
  faults: [
    {
      name: "it ends without a question",
      find: 'target: "asking", actions: "assignSubject"',
      replace: 'target: "revoking", actions: "assignSubject"',
    },
    {
      name: "what one dialog was about stays in the next",
      find: '      entry: "clearSubject",\n',
      replace: "",
    },
    {
      name: "the dialog stays after the answer",
      find: 'onDone: "listing"',
      replace: 'onDone: "asking"',
    },
  ],
};
