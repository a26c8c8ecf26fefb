import { Fragment } from "react";

/** The dotted path of a state; a narrow place breaks it behind a dot. */
export const StatePath = ({ of }: { of: string }) =>
  of.split(".").map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? (
        <>
          .<wbr />
        </>
      ) : null}
      {part}
    </Fragment>
  ));
