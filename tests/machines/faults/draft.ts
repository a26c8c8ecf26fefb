import type { PlantedFaults } from "../kit/model.ts";

export const draftFaults: PlantedFaults = {
  file: "draft",
  faults: [
    {
      name: "what was handed in is opened for editing",
      find: 'target: "handedIn",',
      replace: 'target: "keeping",',
    },
    {
      name: "an edit during a save counts as saved",
      find: 'guard: "edited meanwhile",\n                target: "edited"',
      replace: 'guard: "edited meanwhile",\n                target: "saved"',
    },
    {
      name: "an edit during a save is not heard",
      find: 'current: { on: { "draft.edit": "outdated" } }',
      replace: "current: {}",
    },
    {
      name: "a server that does not answer passes for no network",
      find: 'target: "unanswered"',
      replace: 'target: "offline"',
    },
    {
      name: "taking theirs keeps mine",
      find: 'params: { keep: "theirs" }',
      replace: 'params: { keep: "mine" }',
    },
    {
      name: "an unanswered look opens an empty form",
      find: 'onError: "unreachable"',
      replace: 'onError: "keeping"',
    },
    {
      name: "the network's return is not used",
      find: '"net.online": "saving", ',
      replace: "",
    },
    {
      name: "a refusal stays after the next try",
      find: '          exit: "forget the refusal",\n',
      replace: "",
    },
    {
      name: "one press discards the draft",
      find: '"draft.restart": "confirming"',
      replace: '"draft.restart": "restarting"',
    },
    {
      name: "keeping the draft discards it",
      find: 'asked once more: nothing is lost yet.",\n      on: { "draft.discard": "restarting", "draft.keep": "offering" }',
      replace:
        'asked once more: nothing is lost yet.",\n      on: { "draft.discard": "restarting", "draft.keep": "restarting" }',
    },
    {
      name: "what could not be discarded can no longer be kept",
      find: 'tags: "failed",\n      on: { "draft.discard": "restarting", "draft.keep": "offering" }',
      replace: 'tags: "failed",\n      on: { "draft.discard": "restarting" }',
    },
    {
      name: "starting again keeps the old time",
      find: '{ target: "keeping", actions: "forget the past" }',
      replace: '"keeping"',
    },
  ],
};
