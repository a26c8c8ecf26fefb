import { codeRequest } from "@gatehouse/machines/accounts/code-request";
import { emailChange } from "@gatehouse/machines/accounts/email-change";
import { emailProof } from "@gatehouse/machines/accounts/email-proof";
import { emailUndo } from "@gatehouse/machines/accounts/email-undo";
import { passwordReset } from "@gatehouse/machines/accounts/password-reset";
import { revocation } from "@gatehouse/machines/accounts/revocation";
import { agreement } from "@gatehouse/machines/agreements/agreement";
import { application } from "@gatehouse/machines/application/application";
import { draft } from "@gatehouse/machines/application/draft";
import { draftOpening } from "@gatehouse/machines/application/draft-opening";
import { institutionalOnboarding } from "@gatehouse/machines/application/institutional-onboarding";
import { otcOnboarding } from "@gatehouse/machines/application/otc-onboarding";
import { sections } from "@gatehouse/machines/application/sections";
import { captcha } from "@gatehouse/machines/captcha/captcha";
import { colleagues } from "@gatehouse/machines/collaborators/colleagues";
import { collaborators } from "@gatehouse/machines/collaborators/collaborators";
import { invitationEntry } from "@gatehouse/machines/collaborators/invitation-entry";
import { knownLink } from "@gatehouse/machines/collaborators/known-link";
import { freshness } from "@gatehouse/machines/dashboard/freshness";
import { additionalDocuments } from "@gatehouse/machines/documents/additional-documents";
import { explanation } from "@gatehouse/machines/documents/explanation";
import { upload } from "@gatehouse/machines/documents/upload";
import { uploadQueue } from "@gatehouse/machines/documents/upload-queue";
import { checkFollow } from "@gatehouse/machines/identity/check-follow";
import { faceStep } from "@gatehouse/machines/identity/face-step";
import { faceVerification } from "@gatehouse/machines/identity/face-verification";
import { notices } from "@gatehouse/machines/notifications/notices";
import { accountClaim } from "@gatehouse/machines/platforms/account-claim";
import { platformEntry } from "@gatehouse/machines/platforms/platform-entry";
import { calls } from "@gatehouse/machines/portal/calls";
import { portal } from "@gatehouse/machines/portal/portal";
import { registration } from "@gatehouse/machines/registration/registration";
import { leaving } from "@gatehouse/machines/sessions/leaving";
import { session } from "@gatehouse/machines/sessions/session";
import { sessionClock } from "@gatehouse/machines/sessions/session-clock";
import { sessionEnd } from "@gatehouse/machines/sessions/session-end";
import { signInAgain } from "@gatehouse/machines/sessions/sign-in-again";
import { call } from "@gatehouse/machines/shared/call";
import { form } from "@gatehouse/machines/shared/form";
import { formDialog } from "@gatehouse/machines/shared/form-dialog";
import type { AnyStateMachine } from "xstate";

/** What applicants' browsers run: only of these are counts taken. A chart of another layer has no row. */
export const browserCharts = [
  codeRequest,
  emailChange,
  emailProof,
  emailUndo,
  passwordReset,
  revocation,
  agreement,
  application,
  draft,
  draftOpening,
  institutionalOnboarding,
  otcOnboarding,
  sections,
  captcha,
  colleagues,
  collaborators,
  invitationEntry,
  knownLink,
  freshness,
  additionalDocuments,
  explanation,
  upload,
  uploadQueue,
  checkFollow,
  faceStep,
  faceVerification,
  notices,
  accountClaim,
  platformEntry,
  calls,
  portal,
  registration,
  leaving,
  session,
  sessionClock,
  sessionEnd,
  signInAgain,
  call,
  form,
  formDialog,
] as unknown as readonly AnyStateMachine[];
