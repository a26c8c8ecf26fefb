import { type Brand, brandOf, isBrand } from "#contract/brands.ts";

let drawn: Brand = "house";

/** Sets the brand where there is no page yet, while pages are drawn ahead of time. */
export function drawAs(brand: Brand): void {
  drawn = brand;
}

/** The brand of this page: set on `<html>` by the server, else read from the address's source marker. */
export function brandNow(): Brand {
  if (typeof document === "undefined") return drawn;
  const set = document.documentElement.dataset["brand"];
  if (isBrand(set)) return set;
  return brandOf(new URLSearchParams(location.search).get("source"));
}
