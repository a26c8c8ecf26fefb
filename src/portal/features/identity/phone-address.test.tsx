import { afterEach, expect, test } from "vitest";
import { phoneAddress } from "./phone-address.ts";

afterEach(() => {
  delete document.documentElement.dataset["brand"];
});

test.each([
  ["house", "/kyc/zoloz#ticket"],
  ["otterline", "/kyc/zoloz?source=otterline#ticket"],
])("the page for the phone keeps the brand of the mailed link: %s", (brand, path) => {
  document.documentElement.dataset["brand"] = brand;
  expect(phoneAddress("ticket")).toBe(location.origin + path);
});
