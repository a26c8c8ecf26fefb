import * as DropdownMenu from "radix-ui/dropdown-menu";
import { CheckIcon } from "../icons/icons.ts";
import type { MenuPanelProps } from "./menu-props.ts";
import * as css from "./menu.css.ts";

/** The open list of a Menu. The child is its button. */
export function MenuPanel({ label, items, value, onChange, children }: MenuPanelProps) {
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={css.list}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
        >
          <DropdownMenu.RadioGroup value={value} onValueChange={onChange}>
            {items.map((item) => (
              <DropdownMenu.RadioItem
                key={item.value}
                value={item.value}
                lang={item.lang}
                className={css.item}
              >
                {item.label}
                <DropdownMenu.ItemIndicator>
                  <CheckIcon size={16} />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
