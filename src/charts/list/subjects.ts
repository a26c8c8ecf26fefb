import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The subjects of the charts: the folders of machines. */
const subjectNames: Readonly<Record<string, MessageDescriptor>> = {
  accounts: msg`Accounts`,
  agreements: msg`Agreements`,
  application: msg`Application`,
  captcha: msg`Captcha`,
  charts: msg`These pages`,
  collaborators: msg`Collaborators`,
  dashboard: msg`Dashboard`,
  desk: msg`Review desk`,
  documents: msg`Documents`,
  identity: msg`Identity`,
  notifications: msg`Notifications`,
  platforms: msg`Platforms`,
  portal: msg`Portal`,
  questionnaires: msg`Questionnaires`,
  registration: msg`Registration`,
  review: msg`Review`,
  sessions: msg`Sessions`,
  shared: msg`Shared parts`,
};

export function subjectName(i18n: I18n, subject: string): string {
  const name = subjectNames[subject];
  return name ? i18n._(name) : subject;
}
