import type { Logger } from "pino";
import type { CheckKind } from "#contract/identity/check-states.ts";
import type { Settings } from "../settings.ts";
import { type IdentityVendor, VendorUnavailable } from "./identity-vendor.ts";
import { openJumio } from "./jumio.ts";
import { openSandbox } from "./sandbox.ts";
import type { VendorSettings } from "./vendor-settings.ts";
import { openZoloz } from "./zoloz.ts";

/** Null where no vendor is set: no check of this kind can begin. */
export type Vendors = Readonly<Record<CheckKind, IdentityVendor | null>>;

export const hasSandbox = ({ vendors }: Settings): boolean =>
  Object.values(vendors).some(({ name }) => name === "sandbox");

type Given = Parameters<typeof openSandbox>[0] & { log: Logger };

export function openVendors(given: Given): Vendors {
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
  const logged = (vendor: IdentityVendor | null) => vendor && logging(vendor, given.log);
  return { face: logged(open(face)), identity: logged(open(identity)) };
}

/** People are told that a vendor is away; the operator reads why. */
function logging(vendor: IdentityVendor, log: Logger): IdentityVendor {
  const orLog = (error: unknown): never => {
    if (error instanceof VendorUnavailable)
      log.warn({ vendor: vendor.name, reason: error.message }, "vendor_unavailable");
    throw error;
  };
  return {
    name: vendor.name,
    begin: (asked) => vendor.begin(asked).catch(orLog),
    check: (begun, returned) => vendor.check(begun, returned).catch(orLog),
  };
}
