import { brands, isBrand } from "#contract/brands.ts";

/** The house brand of this installation, as the server set it on the page. */
export function brandNow() {
  const set = document.documentElement.dataset["brand"];
  const brand = isBrand(set) ? set : "house";
  return { brand, name: brands[brand].name };
}
