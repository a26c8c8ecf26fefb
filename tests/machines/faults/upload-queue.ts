import type { PlantedFaults } from "../kit/model.ts";

export const uploadQueueFaults: PlantedFaults = {
  file: "upload-queue",
  faults: [
    {
      name: "the other slots do not count",
      find: "totalLimit - elsewhere - files.length",
      replace: "totalLimit - files.length",
    },
    {
      name: "a slot takes one file too many",
      find: "context.slotLimit - context.files.length",
      replace: "context.slotLimit + 1 - context.files.length",
    },
    {
      name: "a refused drop takes nothing",
      find: "files.slice(0, roomHere(context))",
      replace: "(files.length > roomHere(context) ? [] : files)",
    },
    {
      name: "a file that may be tried again loses its row",
      find: "retryable }: { retryable: boolean }) => !retryable",
      replace: "retryable }: { retryable: boolean }) => retryable !== null",
    },
    {
      name: "room that is free again is not offered",
      find: '      always: { guard: "room again", target: "open" },\n',
      replace: "",
    },
    {
      name: "the limit over all slots is blamed on this one",
      find: 'target: ".over.inAll"',
      replace: 'target: ".over.inSlot"',
    },
    {
      name: "an upload does not stop without the network",
      find: '        "net.offline": "paused",\n',
      replace: "",
    },
    {
      name: "a file that will never do may be tried again",
      find: 'guard: { type: "retryable", params: ({ event }) => event },\n            target: "failed"',
      replace: 'guard: { type: "fine", params: { kind: "fine" } },\n            target: "failed"',
    },
    {
      name: "a file that was not removed is gone",
      find: 'onError: "notRemoved"',
      replace: 'onError: "removed"',
    },
    {
      name: "a stored file is uploaded again",
      find: '      always: { guard: "already stored", target: "stored" },\n',
      replace: "",
    },
  ],
};
