import type { PlantedFaults } from "../kit/model.ts";

export const passwordResetFaults: PlantedFaults = {
  file: "password-reset",
  faults: [
    {
      name: "a password is asked for before the address is proved",
      find: 'target: "proving",',
      replace: 'target: "choosingPassword",',
    },
    {
      name: "a spent proof asks for the password again",
      find: 'target: "proving.again"',
      replace: 'target: "choosingPassword"',
    },
    {
      name: "a spent proof begins as if nothing had happened",
      find: 'target: "proving.again"',
      replace: 'target: "proving"',
    },
    {
      name: "no answer counts as set",
      find: 'onError: "choosingPassword.unanswered"',
      replace: 'onError: "reset"',
    },
    {
      name: "the way back to the address is closed while a code is entered",
      find: '      description: "The person shows that mail to the address is read.",\n      on: { "address.change": "givingAddress" },\n',
      replace: "",
    },
  ],
};
