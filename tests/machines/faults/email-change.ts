import type { PlantedFaults } from "../kit/model.ts";

export const emailChangeFaults: PlantedFaults = {
  file: "email-change",
  faults: [
    {
      name: "an address that nobody proved is confirmed",
      find: 'target: "proving",',
      replace: 'target: "confirming",',
    },
    {
      name: "a proof of the new address is enough",
      find: 'onDone: "confirming",',
      replace: 'onDone: "changing",',
    },
    {
      name: "who has a password is let through by the mailbox",
      find: '{ guard: "has a password", target: "givingPassword" },\n',
      replace: "",
    },
    {
      name: "a spent proof asks for the password again",
      find: 'target: "proving.again"',
      replace: 'target: "confirming"',
    },
    {
      name: "no answer counts as changed",
      find: '{ target: "confirming.presentMailRead.unanswered" },\n            ],\n          },',
      replace: '{ target: "#emailChange.resting" },\n            ],\n          },',
    },
    {
      name: "a refusal that is said stays for the next time",
      find: 'declined: { exit: "forget the refusal" },',
      replace: "declined: {},",
    },
    {
      name: "no answer is said to be a refusal",
      find: 'target: "confirming.givingPassword.unanswered"',
      replace: 'target: "confirming.givingPassword.declined"',
    },
    {
      name: "the address of a dialog that was closed is kept for the next",
      find: '"forget all": assign({ present: "", hasPassword: false, email: "", refusal: null })',
      replace: '"forget all": assign({ present: "", hasPassword: false, refusal: null })',
    },
    {
      name: "the way back to the address is closed while the holder is asked",
      find: '      description: "Who sits here shows to be the holder, whom the account belongs to.",\n          on: { "address.change": "givingAddress" },\n',
      replace:
        '      description: "Who sits here shows to be the holder, whom the account belongs to.",\n',
    },
  ],
};
