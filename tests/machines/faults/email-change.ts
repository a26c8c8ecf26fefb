import type { PlantedFaults } from "../kit/model.ts";

export const emailChangeFaults: PlantedFaults = {
  file: "email-change",
  faults: [
    {
      name: "the password is not asked for",
      find: 'guard: "hasPassword", target: "givingPassword"',
      replace: 'guard: "hasPassword", target: "readingPresentMail"',
    },
    {
      name: "the address of a closed dialog stays for the next",
      find: '      entry: "clearAll",\n',
      replace: "",
    },
    {
      name: "a spent proof counts as a change",
      find: 'result.kind === "changed",\n  ',
      replace: 'result.kind !== "changed",\n  ',
    },
  ],
};
