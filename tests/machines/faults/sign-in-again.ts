import type { PlantedFaults } from "../kit/model.ts";

export const signInAgainFaults: PlantedFaults = {
  file: "sign-in-again",
  faults: [
    {
      name: "a collaborator is asked for a password",
      find: 'context.role === "assistant"',
      replace: 'context.role === "holder"',
    },
    {
      name: "a code goes before anybody asks for it",
      find: 'target: "offeringCode" }',
      replace: 'target: "askingCode" }',
    },
    {
      name: "asking for a code leads in",
      find: '"code.ask": "askingCode"',
      replace: '"code.ask": "back"',
    },
    {
      name: "whoever gave the password is asked for a code",
      find: 'src: "passwordForm",\n        input: ({ context: { email } }) => ({ email }),\n        onDone: {\n          target: "back"',
      replace:
        'src: "passwordForm",\n        input: ({ context: { email } }) => ({ email }),\n        onDone: {\n          target: "offeringCode"',
    },
    {
      name: "the session does not hear who is back",
      find: '({ type: "person.back" as const, answer })',
      replace: '({ type: "person.back" as const, answer: undefined })',
    },
  ],
};
