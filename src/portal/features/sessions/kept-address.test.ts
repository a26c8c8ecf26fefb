import { expect, test } from "vitest";
import { createPortal } from "#portal/system/portal.ts";
import { forgetAddress, keepAddress, keptAddress } from "./kept-address.ts";

test("the login page gets the address that was proved last, once", () => {
  const portal = createPortal();
  keepAddress(portal, "first@example.com");
  keepAddress(portal, "last@example.com");
  const kept = keptAddress(portal);
  forgetAddress(portal);
  expect([kept, keptAddress(portal)]).toEqual(["last@example.com", undefined]);
});
