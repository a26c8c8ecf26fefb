import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { CheckKind, CheckOutcome } from "../identity/check-states.ts";
import type { DeskState } from "../identity/person-states.ts";

type Words<Name extends string> = Readonly<Record<Name, MessageDescriptor>>;

export const checkKindNames: Words<CheckKind> = {
  face: msg`Face`,
  identity: msg`Document and face`,
};

export const checkStateNames: Words<DeskState> = {
  notSent: msg`Not started`,
  sent: msg`Link sent to the person`,
  late: msg`Late`,
  underWay: msg`Check under way`,
  failed: msg`Check failed`,
  verified: msg`Verified`,
  child: msg`Child: no check`,
};

export const checkOutcomeNames: Words<CheckOutcome> = {
  verified: msg`Verified`,
  failed: msg`Check failed`,
  notSamePerson: msg`Not the same person`,
  interrupted: msg`Interrupted`,
  timedOut: msg`Timed out`,
  cameraRefused: msg`Camera not allowed`,
  unsupportedBrowser: msg`Browser not supported`,
  systemError: msg`System error`,
};
