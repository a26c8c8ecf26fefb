import type { PlantedFaults } from "../kit/model.ts";

export const formFaults: PlantedFaults = {
  file: "form",
  faults: [
    {
      name: "editing a field keeps the issues inside it",
      find: " || issue.path.startsWith(`${name}.`)",
      replace: "",
    },
    {
      name: "editing a field drops the issues of names that begin alike",
      find: "issue.path.startsWith(`${name}.`)",
      replace: "issue.path.startsWith(name)",
    },
    {
      name: "the last issue corrected leaves the page correcting",
      find: '      always: { guard: "nothing left to correct", target: "edited" },\n',
      replace: "",
    },
    {
      name: "old issues stay during the next check",
      find: '      entry: "forget the issues",\n',
      replace: "",
    },
    {
      name: "the server's refusal outlives its state",
      find: '      exit: "forget the refusal",\n',
      replace: "",
    },
    {
      name: "no answer counts as accepted",
      find: 'onError: "unreachable"',
      replace: 'onError: "accepted"',
    },
  ],
};
