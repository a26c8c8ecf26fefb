import { useId, useRef, useState } from "react";
import type { DragEvent, ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { UploadIcon } from "../icons/icons.ts";
import { classes } from "../shared/classes.ts";
import type { ControlProps } from "../shared/control.ts";
import * as css from "./drop-area.css.ts";

export interface DropAreaProps extends ControlProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** As the attribute of a file input: ".pdf,.png". */
  readonly accept?: string | undefined;
  readonly multiple?: boolean | undefined;
  readonly notYet?: string | undefined;
  /** Ends the accessible name of the button. */
  readonly about: string;
  readonly words: {
    readonly choose: string;
    /** Hidden for touch. */
    readonly orDrop?: ReactNode;
    readonly left?: ReactNode;
  };
}

export function DropArea(props: DropAreaProps) {
  const { onFiles, accept, multiple, notYet, about, words } = props;
  const made = useId();
  const id = props.id ?? made;
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && notYet === undefined) onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={classes(css.area, over && css.over, props.invalid && css.wrong)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(notYet === undefined);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        id={id}
        look="secondary"
        icon={<UploadIcon />}
        notYet={notYet}
        aria-describedby={props.describedBy}
        onClick={() => chooser.current?.click()}
      >
        {words.choose}
        <VisuallyHidden>, {about}</VisuallyHidden>
      </Button>
      {words.orDrop ? <span className={classes(css.hint, css.orDrop)}>{words.orDrop}</span> : null}
      {words.left ? <span className={css.hint}>{words.left}</span> : null}
      <input
        ref={chooser}
        hidden
        type="file"
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
