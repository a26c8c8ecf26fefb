import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const roles: Readonly<Record<string, MessageDescriptor>> = {
  holder: msg`Account holder`,
  collaborator: msg`Collaborator`,
  reviewer: msg`Reviewer`,
  approver: msg`Approver`,
  seniorManager: msg`Senior manager`,
};

/** A person with the role in which they acted. */
export function actorName({ role, name }: { role: string; name: string }, i18n: I18n): string {
  const known = roles[role];
  return known ? `${name}, ${i18n._(known)}` : name;
}
