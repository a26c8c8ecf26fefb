import type { PlantedFaults } from "../kit/model.ts";

export const registrationFaults: PlantedFaults = {
  file: "registration",
  faults: [
    {
      name: "another address keeps the proof of the first",
      find: "email === context.provedEmail",
      replace: "context.provedEmail !== null",
    },
    {
      name: "a spent proof asks for the password again",
      find: 'target: "proving.again"',
      replace: 'target: "choosingPassword"',
    },
    {
      name: "a spent proof is still believed",
      find: '            target: "proving.again",\n            actions: "the proof is void",',
      replace: '            target: "proving.again",',
    },
    {
      name: "somebody registers without a code",
      find: 'target: "proving",\n            actions: [\n              "the proof is void"',
      replace:
        'target: "choosingPassword",\n            actions: [\n              "the proof is void"',
    },
    {
      name: "an address proved again counts as not proved",
      find: '"the proof is void": assign({ provedEmail: null })',
      replace: '"the proof is void": assign({ provedEmail: ({ context }) => context.email })',
    },
    {
      name: "no answer counts as registered",
      find: 'onError: "choosingPassword.unanswered"',
      replace: 'onError: "registered"',
    },
  ],
};
