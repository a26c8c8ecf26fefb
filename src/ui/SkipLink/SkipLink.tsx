import * as css from "./skip-link.css.ts";

/** Leads past the header to the element with the id `main`; shown once it has the focus. */
export function SkipLink({ children }: { readonly children: string }) {
  return (
    <a href="#main" className={css.skip}>
      {children}
    </a>
  );
}
