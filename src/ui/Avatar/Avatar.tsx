import * as css from "./avatar.css.ts";

export function Avatar({ initials }: { readonly initials: string }) {
  return (
    <span aria-hidden="true" className={css.disc}>
      {initials}
    </span>
  );
}
