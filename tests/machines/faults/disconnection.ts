import type { PlantedFaults } from "../kit/model.ts";

export const disconnectionFaults: PlantedFaults = {
  file: "disconnection",
  faults: [
    {
      name: "an account is disconnected without being asked about",
      find: 'on: { "disconnect.confirm": "sending" },',
      replace: 'always: "sending",',
    },
    {
      name: "the platform of one dialog stays in the next",
      find: '      entry: "forget the platform",\n',
      replace: "",
    },
    {
      name: "no answer counts as disconnected",
      find: 'onError: "asking.unanswered"',
      replace: 'onError: "#disconnection.listing"',
    },
    {
      name: "a refusal closes the dialog",
      find: 'target: "asking.declined"',
      replace: 'target: "#disconnection.listing"',
    },
  ],
};
