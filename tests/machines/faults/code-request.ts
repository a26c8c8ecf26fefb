import type { PlantedFaults } from "../kit/model.ts";

export const codeRequestFaults: PlantedFaults = {
  file: "code-request",
  faults: [
    {
      name: "the seconds left may go below nothing",
      find: "Math.max(0, Math.ceil((deadline - now) / second))",
      replace: "Math.ceil((deadline - now) / second)",
    },
    {
      name: "a throttled request is answered as sent",
      find: '            guard: { type: "throttled", params: ({ event }) => ({ outcome: event.output }) },\n            target: "countingDown",\n            actions: {',
      replace:
        '            guard: { type: "throttled", params: ({ event }) => ({ outcome: event.output }) },\n            target: "resendable",\n            actions: {',
    },
    {
      name: "a reload during the wait offers the button",
      find: '      always: { guard: "still to wait", target: "countingDown" },\n',
      replace: "",
    },
    {
      name: "the refusal stays after the next try",
      find: '      exit: "forget the refusal",\n',
      replace: "",
    },
  ],
};
