import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

/** The roles of the review desk; one person may have several. */
export const deskRoles = {
  reviewer: msg`Reviewer`,
  approver: msg`Approver`,
  seniorManager: msg`Senior manager`,
  auditor: msg`Auditor`,
  administrator: msg`System administrator`,
} satisfies Record<string, MessageDescriptor>;

export type DeskRole = keyof typeof deskRoles;

export const deskRoleIds = Object.keys(deskRoles) as DeskRole[];

/** Who sees cases: an administrator does not. */
export const caseReaders: readonly DeskRole[] = [
  "reviewer",
  "approver",
  "seniorManager",
  "auditor",
];

/** Who works on cases. */
export const caseWorkers: readonly DeskRole[] = ["reviewer", "approver"];

/** Who sees the people of the desk and when they signed in; administrators change them. */
export const peopleReaders: readonly DeskRole[] = ["administrator", "auditor"];

/** Who sees what the platforms were told. */
export const deliveryReaders: readonly DeskRole[] = ["approver", "auditor", "administrator"];

/** Who sends a failed message to a platform again. */
export const deliverySenders: readonly DeskRole[] = ["approver", "administrator"];

/** Who sees for which accounts the limit of files was raised. */
export const fileLimitReaders: readonly DeskRole[] = ["approver", "auditor"];

/** Who raises the limit of files of an account. */
export const fileLimitRaisers: readonly DeskRole[] = ["approver"];

/** Who sees how often the states of all charts are reached, and how long they last. */
export const chartCountReaders: readonly DeskRole[] = ["administrator", "auditor", "approver"];
