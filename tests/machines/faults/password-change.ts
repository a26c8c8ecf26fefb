import type { PlantedFaults } from "../kit/model.ts";

export const passwordChangeFaults: PlantedFaults = {
  file: "password-change",
  faults: [
    {
      name: "a dialog that is closed counts as changed",
      find: 'on: { "dialog.close": "resting" }',
      replace: 'on: { "dialog.close": { target: "resting", actions: "say that it is changed" } }',
    },
    {
      name: "a change is not told",
      find: ', actions: "say that it is changed"',
      replace: "",
    },
    {
      name: "the dialog stays after the change",
      find: 'target: "resting", actions',
      replace: 'target: "asked", actions',
    },
  ],
};
