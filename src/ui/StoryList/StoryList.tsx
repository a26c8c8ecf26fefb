import type { ReactNode } from "react";
import * as css from "./story-list.css.ts";
import { h1, h3, small } from "../theme/type.css.ts";
import { classes } from "../shared/classes.ts";

export interface StoryListProps {
  readonly title: ReactNode;
  readonly items: readonly {
    readonly icon: ReactNode;
    readonly title: string;
    readonly text: ReactNode;
  }[];
}

export function StoryList({ title, items }: StoryListProps) {
  return (
    <>
      <h2 className={classes(h1, css.title)}>{title}</h2>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.title} className={css.item}>
            <span className={css.icon}>{item.icon}</span>
            <div>
              <h3 className={h3}>{item.title}</h3>
              <p className={classes(small, css.text)}>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
