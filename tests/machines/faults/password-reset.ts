import type { PlantedFaults } from "../kit/model.ts";

export const passwordResetFaults: PlantedFaults = {
  file: "password-reset",
  faults: [
    {
      name: "a password is asked for before the address is proved",
      find: '          target: "proving",',
      replace: '          target: "choosingPassword",',
    },
    {
      name: "a spent proof asks for the password again",
      find: '{ target: "proving.again" }',
      replace: '{ target: "choosingPassword" }',
    },
    { name: "the proof outlives its use", find: '      exit: "clearProof",\n', replace: "" },
  ],
};
