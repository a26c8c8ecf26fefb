import * as css from "./mark.css.ts";

export type Brand = "house" | "otterline";

export interface MarkProps {
  readonly brand: Brand;
  readonly name: string;
}

export function Mark({ brand, name }: MarkProps) {
  return (
    <span className={css.mark}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" className={css.sign}>
        {brand === "house" ? <Tower /> : <Otter />}
      </svg>
      <span className={css.name}>{name}</span>
    </span>
  );
}

function Tower() {
  return (
    <path
      fill="currentColor"
      d="M3 3h2.2v2h1.6V3h2.7v5h5V3h2.7v2h1.6V3H21v18h-5.5v-5a3.5 3.5 0 0 0-7 0v5H3V3Z"
    />
  );
}

function Otter() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
      <circle cx="12" cy="8" r="5" />
      <path d="M2 17.5c2 0 2.8 2.5 5 2.5s2.8-2.5 5-2.5 2.8 2.5 5 2.5 3-2.5 5-2.5" />
    </g>
  );
}
