import * as css from "./file-name.css.ts";

const kept = 13;

/** A file name on one line; a long name is cut in the middle. */
export function FileName({ name }: { readonly name: string }) {
  const letters = [...name];
  const head = letters.slice(0, -kept).join("");
  const tail = letters.slice(-kept).join("");
  return (
    <span className={css.name} title={name}>
      <span className={css.head}>{head}</span>
      <span className={css.tail}>{tail}</span>
    </span>
  );
}
