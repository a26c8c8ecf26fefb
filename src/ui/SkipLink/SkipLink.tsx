import * as css from "./skip-link.css.ts";

/** Moves the focus to the element with the id `main`; visible only while focused. */
export function SkipLink({ children }: { readonly children: string }) {
  return (
    <a href="#main" className={css.skip}>
      {children}
    </a>
  );
}
