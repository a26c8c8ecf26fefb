import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { focusNearest } from "#portal/form/focus-nearest.ts";
import { fieldId, useScope } from "#portal/form/scope.ts";

/** Focuses the question that the hash of the address names. */
export function AskedFor() {
  const { page } = useScope();
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== "") focusNearest(fieldId(page, hash));
  }, [page, hash]);
  return null;
}
