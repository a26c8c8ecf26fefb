import type { PlantedFaults } from "../kit/model.ts";

export const codeRequestFaults: PlantedFaults = {
  file: "code-request",
  faults: [
    {
      name: "the seconds left may go below nothing",
      find: "Math.max(0, Math.ceil(deadline - now))",
      replace: "Math.ceil(deadline - now)",
    },
    {
      name: "a throttled request counts as a code",
      find: 'kind === "sent"',
      replace: 'kind !== "sent"',
    },
    {
      name: "a reload during the wait asks at once",
      find: "secondsUntil(wait) > 0",
      replace: "secondsUntil(wait) < 0",
    },
  ],
};
