import type { PlantedFaults } from "../kit/model.ts";

export const registrationFaults: PlantedFaults = {
  file: "registration",
  faults: [
    {
      name: "another address keeps the proof of the first",
      find: "proof !== null && result.email === email",
      replace: "proof !== null",
    },
    {
      name: "a spent proof is still believed",
      find: '            target: "proving.again",\n            actions: "clearProof",\n',
      replace: '            target: "proving.again",\n',
    },
    { name: "the proof outlives the registration", find: ', entry: "clearProof" }', replace: " }" },
  ],
};
