import type { PlantedFaults } from "../kit/model.ts";

export const captchaFaults: PlantedFaults = {
  file: "captcha",
  faults: [
    {
      name: "a wrong answer passes",
      find: 'target: "solving.wrong"',
      replace: 'target: "#captcha.resting.passed"',
    },
    {
      name: "a switch that cannot be read locks the person out",
      find: 'onError: "resting.skipped"',
      replace: 'onError: "shown.unreachable"',
    },
    {
      name: "a switch that says nothing holds the code back",
      find: '      after: { patience: "resting.skipped" },\n',
      replace: "",
    },
    {
      name: "the switch is believed for ever",
      find: 'known !== null && known.status === "OFF" && now < known.until',
      replace: 'known !== null && known.status === "OFF"',
    },
    {
      name: "a switch that is off asks all the same",
      find: 'on: (_, { status }: { status: Status }) => status === "ON"',
      replace: "on: () => true",
    },
    {
      name: "a server that asks for it is not obeyed",
      find: '        "captcha.require": {\n          target: "shown",',
      replace: '        "captcha.require": {\n          target: ".skipped",',
    },
    {
      name: "a result outlives its send",
      find: '          exit: "forget the result",\n',
      replace: "",
    },
    {
      name: "a spent puzzle stays",
      find: '          exit: "put the puzzle away",\n',
      replace: "",
    },
    {
      name: "leaving counts as passing over it",
      find: '"captcha.leave": "resting.left" },\n      initial: "fetching"',
      replace: '"captcha.leave": "resting.skipped" },\n      initial: "fetching"',
    },
    {
      name: "whoever goes away while the switch is read is asked later",
      find: '      on: { "captcha.leave": "resting.left" },\n      invoke',
      replace: "      invoke",
    },
    {
      name: "work that is lost passes",
      find: '            ],\n            onError: "unreachable",\n          },\n        },\n        unreachable',
      replace:
        '            ],\n            onError: "#captcha.resting.passed",\n          },\n        },\n        unreachable',
    },
  ],
};
