import type { PlantedFaults } from "../kit/model.ts";

export const emailProofFaults: PlantedFaults = {
  file: "email-proof",
  faults: [
    {
      name: "a wrong code is let through",
      find: 'answer.kind === "wrong",\n',
      replace: 'answer.kind === "spent",\n',
    },
    {
      name: "the tries left outlive the message",
      find: '          exit: "clearTriesLeft",\n',
      replace: "",
    },
    { name: "what the server gave is lost", find: "{ result: answer.result }", replace: "{}" },
  ],
};
