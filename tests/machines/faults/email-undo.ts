import type { PlantedFaults } from "../kit/model.ts";

export const emailUndoFaults: PlantedFaults = {
  file: "email-undo",
  faults: [
    {
      name: "a link that is opened undoes the change unasked",
      find: 'on: { "undo.confirm": "undoing" },',
      replace: 'always: "undoing",',
    },
    {
      name: "an ended link goes on naming the account",
      find: '      entry: "clearAll",\n',
      replace: "",
    },
    {
      name: "a page without a link asks the server",
      find: '{ target: "noLink" }',
      replace: '{ target: "reading" }',
    },
  ],
};
