import { useEffect } from "react";
import { brandNow } from "./brand-now.ts";

/** Names the page in the browser's title. */
export function usePageTitle(title: string) {
  const whole = `${title} - ${brandNow().name}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
