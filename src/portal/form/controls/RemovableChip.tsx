import { XIcon } from "#ui/icons/icons.ts";
import * as css from "./controls.css.ts";

interface Props {
  label: string;
  /** What the button does, in words. */
  remove: string;
  onRemove: () => void;
}

/** One chosen item of a list, with a button to take it away. */
export function RemovableChip({ label, remove, onRemove }: Props) {
  return (
    <li className={css.chip}>
      <span>{label}</span>
      <button type="button" className={css.chipRemove} aria-label={remove} onClick={onRemove}>
        <XIcon size={16} />
      </button>
    </li>
  );
}
