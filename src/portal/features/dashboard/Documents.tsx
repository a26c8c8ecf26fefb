import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { DocumentReply } from "#contract/calls/dashboard.ts";
import { slotTitle } from "#contract/documents/slot-titles.ts";
import { formatMoment } from "#contract/moments.ts";
import { Card } from "#ui/Card/Card.tsx";
import { Disclosure } from "#ui/Disclosure/Disclosure.tsx";
import { FileName } from "#ui/FileName/FileName.tsx";
import { FileIcon } from "#ui/icons/icons.ts";
import { classes } from "#ui/shared/classes.ts";
import { link } from "#ui/shared/link.css.ts";
import { SideRows } from "#ui/SideRows/SideRows.tsx";
import { h3, small } from "#ui/theme/type.css.ts";

const shown = 5;

/** Every document of the account: what it is, who stored it and when. */
export function Documents({ documents }: { documents: readonly DocumentReply[] }) {
  const rest = documents.slice(shown);
  const count = rest.length;
  return (
    <Card as="section">
      <h2 className={h3}>
        <Trans>Documents</Trans>
      </h2>
      {documents.length === 0 ? (
        <p className={small}>
          <Trans>No documents yet.</Trans>
        </p>
      ) : (
        <Rows documents={documents.slice(0, shown)} />
      )}
      {count === 0 ? null : (
        <Disclosure
          summary={
            <Plural value={count} one="Show # more document" other="Show # more documents" />
          }
          summaryOpen={<Trans>Hide</Trans>}
        >
          <Rows documents={rest} />
        </Disclosure>
      )}
    </Card>
  );
}

function Rows({ documents }: { documents: readonly DocumentReply[] }) {
  const { t, i18n } = useLingui();
  return (
    <SideRows
      rows={documents.map(({ uid, url, name, asks, wording, person, by, at }) => {
        const when = formatMoment(at, i18n);
        const title = i18n._(slotTitle({ asks, wording }));
        return {
          key: uid,
          sign: <FileIcon size={16} />,
          title: <FileName name={name} />,
          detail: person === "" ? title : t`${title}, ${person}`,
          since: t`${by}, ${when}`,
          action: (
            <a
              className={classes(link, small)}
              href={url}
              download={name}
              aria-label={t`Download ${name}`}
            >
              <Trans>Download</Trans>
            </a>
          ),
        };
      })}
    />
  );
}
