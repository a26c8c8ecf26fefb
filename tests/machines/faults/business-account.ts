import type { PlantedFaults } from "../kit/model.ts";

export const businessAccountFaults: PlantedFaults = {
  file: "business-account",
  faults: [
    {
      name: "the agreement is not waited for",
      find: "      (!context.needsAgreement || event.agreementSigned) &&\n",
      replace: "",
    },
    {
      name: "an account opens without an approved KYC",
      find: "      event.kycApproved &&\n",
      replace: "",
    },
    {
      name: "a lapsed KYC does not stop the activation",
      find: "onTheDesk(event) && kycApproved(event)",
      replace: "onTheDesk(event)",
    },
    {
      name: "a lapse closes the account",
      find: '"account.kycLapsed": { guard: "by the clock", target: "frozen" }',
      replace: '"account.kycLapsed": { guard: "by the clock", target: "closed" }',
    },
    {
      name: "a declined account is frozen",
      find: 'guard: "by the desk, with a reason",\n          target: "pending"',
      replace: 'guard: "by the desk, with a reason",\n          target: "frozen"',
    },
    {
      name: "closed is not the end",
      find: '      type: "final",\n',
      replace: "",
    },
  ],
};
