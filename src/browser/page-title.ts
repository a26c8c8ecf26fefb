import { useEffect } from "react";
import { brands } from "#contract/brands.ts";
import { brandNow } from "./brand.ts";

/** Names the page in the browser's title. */
export function usePageTitle(title: string) {
  const whole = `${title} - ${brands[brandNow()].name}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
