import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { CheckOutcome } from "#contract/identity/check-states.ts";

interface Words {
  title: MessageDescriptor;
  /** What happened, and what to do. */
  text: MessageDescriptor;
}

/** Every way in which a check can end without a success. */
export const outcomeWords: Record<Exclude<CheckOutcome, "verified">, Words> = {
  failed: {
    title: msg`The check did not succeed`,
    text: msg`Find a place with even light and take off anything that covers your face. Then try again. If it keeps failing, contact the KYC team.`,
  },
  notSamePerson: {
    title: msg`The face does not match`,
    text: msg`Only the person who is named can do this check. If that is you, try again in even light. If it keeps failing, contact the KYC team.`,
  },
  interrupted: {
    title: msg`The check was interrupted`,
    text: msg`Nothing was decided. Try again when you have three minutes.`,
  },
  timedOut: {
    title: msg`The check took too long`,
    text: msg`Nothing was decided. Keep your phone and, if it is asked for, your document at hand, and try again.`,
  },
  cameraRefused: {
    title: msg`The camera could not be used`,
    text: msg`Allow the camera for this page in the settings of your browser, and close other apps that use it. Then try again.`,
  },
  unsupportedBrowser: {
    title: msg`This browser cannot do the check`,
    text: msg`Open the link in Safari on an iPhone or in Chrome on an Android phone. Copy the link and paste it there.`,
  },
  systemError: {
    title: msg`The verification service had a problem`,
    text: msg`You did nothing wrong, and nothing was decided. Try again in a few minutes.`,
  },
};

export const isOutcome = (state: string): state is keyof typeof outcomeWords =>
  Object.hasOwn(outcomeWords, state);
