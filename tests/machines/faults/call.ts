import type { PlantedFaults } from "../kit/model.ts";

export const callFaults: PlantedFaults = {
  file: "call",
  faults: [
    {
      name: "no answer counts as an answer",
      find: 'onError: "unreachable"',
      replace: 'onError: "answered"',
    },
    {
      name: "a refusal stays while the call is repeated",
      find: '      exit: "clearRefusal",\n',
      replace: "",
    },
    {
      name: "a corrected request is not sent",
      find: "request: event.request ?? context.request",
      replace: "request: context.request",
    },
  ],
};
