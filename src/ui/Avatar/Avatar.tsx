import * as css from "./avatar.css.ts";

/** The first letters of a name, at most two; the name itself stands beside it. */
export function Avatar({ initials }: { readonly initials: string }) {
  return (
    <span aria-hidden="true" className={css.disc}>
      {initials}
    </span>
  );
}
