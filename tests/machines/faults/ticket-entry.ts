import type { PlantedFaults } from "../kit/model.ts";

export const ticketEntryFaults: PlantedFaults = {
  file: "ticket-entry",
  faults: [
    {
      name: "a link that has expired lets in",
      find: 'target: "pageExpired"',
      replace: 'target: "invited"',
    },
    {
      name: "the link alone signs in",
      find: '"code.ask": "proving"',
      replace: '"code.ask": "signedIn"',
    },
    {
      name: "no answer counts as expired",
      find: 'onError: "unread.unanswered"',
      replace: 'onError: "pageExpired"',
    },
  ],
};
