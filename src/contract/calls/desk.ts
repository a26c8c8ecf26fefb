import * as cases from "./desk-cases.ts";
import * as session from "./desk-session.ts";

/** The calls of the review desk. */
export const deskCalls = {
  session: {
    deskLogin: session.deskLogin,
    deskCode: session.deskCode,
    deskLogout: session.deskLogout,
    deskMe: session.deskMe,
    deskPeople: session.deskPeople,
  },
  cases: {
    deskQueues: cases.deskQueues,
    deskCases: cases.deskCases,
    deskCase: cases.deskCase,
    deskTimeline: cases.deskTimeline,
    deskFile: cases.deskFile,
    deskExport: cases.deskExport,
  },
  work: {
    deskClaim: cases.deskClaim,
    deskRelease: cases.deskRelease,
    deskAssign: cases.deskAssign,
    deskVerdict: cases.deskVerdict,
    deskNote: cases.deskNote,
    deskRequest: cases.deskRequest,
    deskCancelRequest: cases.deskCancelRequest,
    deskDecision: cases.deskDecision,
    deskAccount: cases.deskAccount,
    deskLapse: cases.deskLapse,
  },
};

export type DeskCalls = typeof deskCalls;
