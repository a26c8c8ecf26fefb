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
      name: "a wrong code is let through",
      find: 'target: "enteringCode.wrongCode"',
      replace: 'target: "#registration.choosingPassword"',
    },
    {
      name: "the tries left outlive the message",
      find: '              exit: "forget the tries",\n',
      replace: "",
    },
    {
      name: "a spent proof asks for the password again",
      find: 'target: "proving.enteringCode.proofSpent"',
      replace: 'target: "choosingPassword"',
    },
    {
      name: "a spent proof is still believed",
      find: '            target: "proving.enteringCode.proofSpent",\n            actions: "the proof is void",',
      replace: '            target: "proving.enteringCode.proofSpent",',
    },
    {
      name: "no answer counts as registered",
      find: 'onError: "choosingPassword.unanswered"',
      replace: 'onError: "registered"',
    },
  ],
};
