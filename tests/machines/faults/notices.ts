import type { PlantedFaults } from "../kit/model.ts";

export const noticesFaults: PlantedFaults = {
  file: "notices",
  faults: [
    {
      name: "a notice stays for one tick too many",
      find: "notice.until === null || now < notice.until",
      replace: "notice.until === null || now <= notice.until",
    },
    {
      name: "one code is shown twice",
      find: "context.list.every((notice) => notice.code !== code)",
      replace: "context.list.length >= 0",
    },
    {
      name: "a held notice goes while it is read",
      find: '      entry: "stop the clocks",\n',
      replace: "",
    },
    {
      name: "a notice that comes while others are held has its clock running",
      find: '[{ type: "show it", params: ({ event }) => event }, "stop the clocks"]',
      replace: '[{ type: "show it", params: ({ event }) => event }]',
    },
    {
      name: "a released notice stays for ever",
      find: "notice.until ?? now + context.lifetime",
      replace: "notice.until",
    },
  ],
};
