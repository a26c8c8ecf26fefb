import { deskAgreement } from "./agreements/desk-agreement.ts";
import * as charts from "./charts/desk-charts.ts";
import * as fileLimits from "./uploads/desk-file-limits.ts";
import * as file from "./desk-case.ts";
import * as cases from "./desk-cases.ts";
import * as people from "./desk-people.ts";
import * as session from "./desk-session.ts";
import * as work from "./desk-work.ts";

/** The calls of the review desk. */
export const deskCalls = {
  session: {
    deskLogin: session.deskLogin,
    deskCode: session.deskCode,
    deskLogout: session.deskLogout,
    deskMe: session.deskMe,
    deskDraftKey: session.deskDraftKey,
    deskPeople: session.deskPeople,
  },
  cases: {
    deskQueues: cases.deskQueues,
    deskCases: cases.deskCases,
    deskCase: file.deskCase,
    deskTimeline: cases.deskTimeline,
    deskHistory: cases.deskHistory,
    deskFile: cases.deskFile,
    deskExport: cases.deskExport,
    deskCasePdf: cases.deskCasePdf,
  },
  agreements: { deskAgreement },
  work: {
    deskClaim: work.deskClaim,
    deskRelease: work.deskRelease,
    deskAssign: work.deskAssign,
    deskVerdict: work.deskVerdict,
    deskShowNumber: work.deskShowNumber,
    deskNote: work.deskNote,
    deskRequest: work.deskRequest,
    deskCancelRequest: work.deskCancelRequest,
    deskDecision: work.deskDecision,
    deskAccount: work.deskAccount,
    deskLapse: work.deskLapse,
  },
  people: {
    deskDirectory: people.deskDirectory,
    deskAddPerson: people.deskAddPerson,
    deskSetRoles: people.deskSetRoles,
    deskDisable: people.deskDisable,
    deskEnable: people.deskEnable,
    deskReset: people.deskReset,
  },
  setUp: { deskSetUp: people.deskSetUp, deskFinishSetUp: people.deskFinishSetUp },
  charts: { deskConformance: charts.deskConformance, deskChartCounts: charts.deskChartCounts },
  fileLimits: {
    deskFileLimits: fileLimits.deskFileLimits,
    deskRaiseFileLimit: fileLimits.deskRaiseFileLimit,
  },
  deliveries: { deskDeliveries: cases.deskDeliveries, deskSendAgain: cases.deskSendAgain },
};

export type DeskCalls = typeof deskCalls;
