import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Link } from "@tanstack/react-router";
import { AlertCircleIcon } from "#ui/icons/entry-icons.ts";
import { classes } from "#ui/shared/classes.ts";
import { link, roomy } from "#ui/shared/link.css.ts";
import { focusNearest } from "#portal/form/focus-nearest.ts";
import { fieldId, useScope } from "#portal/form/scope.ts";
import type { SectionsRef } from "../application.ts";
import { useStored } from "../application-context.ts";
import { addressOf, sectionIn } from "../form-facts.ts";
import * as css from "./errors-here.css.ts";

/** Where errors are: how many on this page, with a way to the first, or the other page that has some. */
export function ErrorsHere({ sections }: { sections: SectionsRef }) {
  const { form, page } = useScope();
  const issues = useSelector(form, (snapshot) => snapshot.context.issues);
  const [first] = issues;
  if (!first) return <ErrorsElsewhere sections={sections} />;
  return (
    <p className={css.errors}>
      <AlertCircleIcon className={css.icon} />
      <button
        type="button"
        className={classes(link, roomy)}
        onClick={() => focusNearest(fieldId(page, first.path))}
      >
        <Plural value={issues.length} one="# error on this page" other="# errors on this page" />
      </button>
    </p>
  );
}

function ErrorsElsewhere({ sections }: { sections: SectionsRef }) {
  const { i18n } = useLingui();
  const stored = useStored();
  const found = useSelector(sections, ({ context }) => context.issues);
  const other = Object.keys(found).find((section) => found[section]!.length > 0);
  const section = other && sectionIn(stored, other);
  if (!section) return null;
  const title = i18n._(section.title);
  return (
    <p className={css.errors}>
      <AlertCircleIcon className={css.icon} />
      <Link className={classes(link, roomy)} {...addressOf(stored, section.id)}>
        <Trans>Errors in: {title}</Trans>
      </Link>
    </p>
  );
}
