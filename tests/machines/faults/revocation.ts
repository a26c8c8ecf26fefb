import type { PlantedFaults } from "../kit/model.ts";

export const revocationFaults: PlantedFaults = {
  file: "revocation",
  faults: [
    {
      name: "something ends without being asked about",
      find: 'on: { "revocation.confirm": "sending" },',
      replace: 'always: "sending",',
    },
    {
      name: "what one dialog was about stays in the next",
      find: '      entry: "forget what was meant",\n',
      replace: "",
    },
    {
      name: "no answer counts as done",
      find: 'onError: "asking.unanswered"',
      replace: 'onError: "#revocation.listing"',
    },
    {
      name: "a refusal closes the dialog",
      find: 'target: "asking.declined"',
      replace: 'target: "#revocation.listing"',
    },
  ],
};
