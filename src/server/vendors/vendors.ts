import type { CheckKind } from "#contract/identity/check-states.ts";
import type { Settings } from "../settings.ts";
import type { IdentityVendor } from "./identity-vendor.ts";
import { openSandbox } from "./sandbox.ts";

/** Null where no vendor is set: no check of this kind can begin. */
export type Vendors = Readonly<Record<CheckKind, IdentityVendor | null>>;

export const hasSandbox = ({ faceProvider, identityProvider }: Settings): boolean =>
  faceProvider === "sandbox" || identityProvider === "sandbox";

export function openVendors(given: Parameters<typeof openSandbox>[0]): Vendors {
  const { faceProvider, identityProvider } = given.settings;
  const named = (name: Settings["faceProvider"]) => (name === "none" ? null : openSandbox(given));
  return { face: named(faceProvider), identity: named(identityProvider) };
}
