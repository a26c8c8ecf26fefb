import { Trans, useLingui } from "@lingui/react/macro";
import { limits } from "#contract/limits.ts";
import { localeOf, locales } from "#contract/locales.ts";
import { Field } from "#ui/Field/Field.tsx";
import { EyeIcon } from "#ui/icons/entry-icons.ts";
import { TextArea } from "#ui/TextArea/TextArea.tsx";
import { useCase } from "../review/case-context.ts";
import * as css from "./requests.css.ts";

interface Props {
  label?: string;
  optional?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A text for the applicant, marked as such, in the language that they read. */
export function PublicText({ label, optional, value, onChange }: Props) {
  const { t } = useLingui();
  const { case: shown } = useCase();
  const locale = locales[localeOf(shown.contact.locale) ?? "en"];
  return (
    <div className={css.public_}>
      <Field
        label={label ?? t`Message to the applicant`}
        {...(optional ? { mark: t`(optional)` } : {})}
        hint={
          <span className={css.reads}>
            <EyeIcon size={16} />
            <span>
              <Trans>
                Shown to the applicant in <span lang={locale.html}>{locale.name}</span>
              </Trans>
            </span>
          </span>
        }
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            lang={locale.html}
            limit={limits.deskTextMax}
            value={value}
            onChange={onChange}
          />
        )}
      </Field>
    </div>
  );
}
