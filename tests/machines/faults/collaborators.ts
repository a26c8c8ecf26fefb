import type { PlantedFaults } from "../kit/model.ts";

export const collaboratorsFaults: PlantedFaults = {
  file: "collaborators",
  faults: [
    {
      name: "a person is removed without being asked about",
      find: 'on: { "remove.confirm": "sending" },',
      replace: 'always: "sending",',
    },
    {
      name: "the person of one dialog stays in the next",
      find: '      entry: "clearPerson",\n',
      replace: "",
    },
    {
      name: "somebody invited before is said to be invited",
      find: 'result.kind === "known",\n  },',
      replace: 'result.kind === "invited",\n  },',
    },
  ],
};
