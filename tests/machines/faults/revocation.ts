import type { PlantedFaults } from "../kit/model.ts";

export const revocationFaults: PlantedFaults = {
  file: "revocation",
  faults: [
    {
      name: "something ends without being asked about",
      find: 'on: { "revocation.confirm": "sending", "dialog.close": "#revocation.listing" },',
      replace: 'always: "sending",',
    },
    {
      name: "what one dialog was about stays in the next",
      find: '      entry: "forget what was meant",\n',
      replace: "",
    },
    {
      name: "a dialog that is closed leaves what it began to be done unseen",
      find: 'tags: "busy",\n          invoke',
      replace:
        'tags: "busy",\n          on: { "dialog.close": "#revocation.listing" },\n          invoke',
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
