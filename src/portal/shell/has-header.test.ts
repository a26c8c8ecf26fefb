import { expect, test } from "vitest";
import { entryPages, memberPages } from "#contract/accounts/kyc-pages.ts";
import { isPathWithHeader } from "./has-header.ts";

test("the header stands on exactly the pages that the specification names", () => {
  const pages = [...entryPages, ...memberPages].filter((page) => isPathWithHeader(`/kyc/${page}`));
  expect(pages).toEqual(["verify", "otcVerify", "user", "uploadOtherDoc", "otcUploadOtherDoc"]);
});

test.each(["/kyc/users", "/kyc/verify-more", "/desk/user"])("%s has no header", (path) => {
  expect(isPathWithHeader(path)).toBe(false);
});
