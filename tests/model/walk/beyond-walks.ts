/** States, and written transitions by their place in the chart, that no walk takes; and why. */
export const beyondWalks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  questionnaire: {
    "0 questionnaire.open.expired --questionnaire.postpone [canWait]--> questionnaire.open.postponed":
      "It is asked again after 18 months. A walk is over by then.",
    "1 questionnaire.open.expired --questionnaire.begin--> questionnaire.open.begun":
      "It is asked again after 18 months. A walk is over by then.",
    "0 questionnaire.sent --kind.change [becomesRequired]--> questionnaire.open.expired":
      "The applications of a walk are of one kind of applicant.",
  },
  faceVerification: {
    "faceVerification.reloading":
      "Only a browser has it: the page of the holder is loaded again as that of another link.",
    "0 faceVerification --ticket.change [canRenew]--> faceVerification.reloading":
      "Only a browser has it: another link in the address of an open page.",
    "1 faceVerification --ticket.change--> faceVerification.linking":
      "Only a browser has it: another link in the address of an open page.",
    "11 faceVerification.following --link.renew [canRenew]--> faceVerification.linking":
      "Only the page of an individual who is signed in; the walks' applicants are companies.",
    "0 faceVerification.expired --link.renew [canRenew]--> faceVerification.linking":
      "Only the page of an individual who is signed in; the walks' applicants are companies.",
  },
};
