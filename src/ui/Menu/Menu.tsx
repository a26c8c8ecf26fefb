import { useState } from "react";
import type { ComponentType } from "react";
import { ChevronDownIcon } from "../icons/entry-icons.ts";
import { barLink } from "../shared/link.css.ts";
import * as css from "./menu.css.ts";
import { classes } from "../shared/classes.ts";
import type { MenuPanelProps, MenuProps } from "./menu-props.ts";

const loadPanel = () => import("./MenuPanel.tsx");

/** A choice behind a button. The code of the list is loaded on first use. */
export function Menu(props: MenuProps) {
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps>>();
  const chosen = props.items.find((item) => item.value === props.value);
  const open = async () => {
    const { MenuPanel } = await loadPanel();
    setPanel(() => MenuPanel);
  };
  const button = (
    <button
      type="button"
      className={classes(barLink, css.trigger)}
      aria-haspopup="menu"
      {...(Panel === undefined ? { "aria-expanded": false } : {})}
      aria-label={props.name}
      onPointerEnter={() => void loadPanel()}
      onFocus={() => void loadPanel()}
      onClick={() => void open()}
    >
      {props.icon}
      <span className={classes(props.compact && css.word)}>{chosen?.label}</span>
      <ChevronDownIcon size={16} />
    </button>
  );
  return (
    <>
      {Panel === undefined ? button : <Panel {...props}>{button}</Panel>}
      {props.failure === undefined ? null : (
        <p role="alert" className={css.failure}>
          {props.failure}
        </p>
      )}
    </>
  );
}
