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
      find: '"captcha.leave": "resting.left"',
      replace: '"captcha.leave": "resting.skipped"',
    },
    {
      name: "work that is lost passes",
      find: '            ],\n            onError: "unreachable",\n          },\n        },\n        unreachable',
      replace:
        '            ],\n            onError: "#captcha.resting.passed",\n          },\n        },\n        unreachable',
    },
  ],
};
