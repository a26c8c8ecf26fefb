/** How the check of a link stands, as desktop, phone and server name it alike. */
export type CheckState =
  | "ready"
  | "underWay"
  | "verified"
  | "failed"
  | "notSamePerson"
  | "interrupted"
  | "timedOut"
  | "cameraRefused"
  | "unsupportedBrowser"
  | "systemError";

export type CheckKind = "face" | "identity";

/** Whose check it is, who asks for it, and who makes it. */
export interface CheckSubject {
  kind: CheckKind;
  applicant: string;
  person: string;
  vendor: string;
}

/** What the server says of a link. A link that is unknown, ended or too old is expired. */
export type LinkAnswer =
  | { kind: "known"; state: CheckState; subject: CheckSubject }
  | { kind: "expired" }
  | { kind: "missing" };

const reports = {
  ready: "check.ready",
  underWay: "check.underWay",
  verified: "check.verified",
  failed: "check.failed",
  notSamePerson: "check.notSamePerson",
  interrupted: "check.interrupted",
  timedOut: "check.timedOut",
  cameraRefused: "check.cameraRefused",
  unsupportedBrowser: "check.unsupportedBrowser",
  systemError: "check.systemError",
  expired: "link.expired",
  missing: "link.missing",
} as const satisfies Record<CheckState | "expired" | "missing", string>;

/** What the page of a check is told, each time that something has changed. */
export type CheckReport = { type: (typeof reports)[keyof typeof reports] };

export const reportOf = (answer: LinkAnswer): CheckReport => ({
  type: reports[answer.kind === "known" ? answer.state : answer.kind],
});
