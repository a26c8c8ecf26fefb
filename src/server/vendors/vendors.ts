import type { CheckKind } from "#contract/identity/check-states.ts";
import type { Settings } from "../settings.ts";
import type { IdentityVendor } from "./identity-vendor.ts";
import { openJumio } from "./jumio.ts";
import { openSandbox } from "./sandbox.ts";
import type { VendorSettings } from "./vendor-settings.ts";
import { openZoloz } from "./zoloz.ts";

/** Null where no vendor is set: no check of this kind can begin. */
export type Vendors = Readonly<Record<CheckKind, IdentityVendor | null>>;

export const hasSandbox = ({ vendors }: Settings): boolean =>
  Object.values(vendors).some(({ name }) => name === "sandbox");

export function openVendors(given: Parameters<typeof openSandbox>[0]): Vendors {
  const { face, identity } = given.settings.vendors;
  const open = (chosen: VendorSettings): IdentityVendor | null => {
    switch (chosen.name) {
      case "sandbox":
        return openSandbox(given);
      case "zoloz":
        return openZoloz(chosen, given.clock);
      case "jumio":
        return openJumio(chosen, given.clock);
      case "none":
        return null;
    }
  };
  return { face: open(face), identity: open(identity) };
}
