import { isAnswered } from "@gatehouse/machines/documents/requested-item";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { businessLines } from "#contract/business-lines.ts";
import { limits, uploadMegabytes } from "#contract/limits.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { ErrorSummary } from "#ui/ErrorSummary/ErrorSummary.tsx";
import { PageFrame } from "#ui/PageFrame/PageFrame.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { SkipLink } from "#ui/SkipLink/SkipLink.tsx";
import { ToTop } from "#ui/ToTop/ToTop.tsx";
import { useCall } from "#portal/actors/use-call.ts";
import { useTitleAndFocus } from "#portal/app/page-title.ts";
import { Header } from "#portal/shell/Header.tsx";
import { refusalMessage } from "#portal/system/refusals.ts";
import { useSlotTitle } from "../use-slot-title.ts";
import type { RequestProps } from "./request.ts";
import { RequestedItem } from "./RequestedItem.tsx";
import { RequestFoot } from "./RequestFoot.tsx";
import { RequestRail } from "./RequestRail.tsx";
import * as css from "./requested.css.ts";

/** Only the requested documents, in the words of the reviewer. */
export function RequestPage({ actor, request }: RequestProps) {
  const { t, i18n } = useLingui();
  const locale = i18n.locale as Locale;
  const due = formatDay(request.due_on, locale);
  const lines = formatList(
    request.lines.map((line) => i18n._(businessLines[line].name)),
    locale,
  );
  useTitleAndFocus(t`Additional documents`);
  return (
    <PageFrame
      above={<SkipLink>{t`Skip to the form`}</SkipLink>}
      header={<Header />}
      rail={<RequestRail actor={actor} request={request} lines={lines} />}
      railLabel={t`Requested documents`}
      footBar={<RequestFoot actor={actor} />}
    >
      <PageHead
        eyebrow={lines}
        title={<Trans>Additional documents</Trans>}
        lead={
          request.is_overdue ? (
            <Trans>
              Your answers were due by <strong>{due}</strong>. Please send them now. JPG, JPEG, PNG
              or PDF, at most {uploadMegabytes}&nbsp;MB each.
            </Trans>
          ) : (
            <Trans>
              Please answer each item by <strong>{due}</strong>. JPG, JPEG, PNG or PDF, at most{" "}
              {uploadMegabytes}&nbsp;MB each.
            </Trans>
          )
        }
      >
        {request.text ? <p className={css.words}>{request.text}</p> : null}
      </PageHead>
      <RequestErrors actor={actor} request={request} />
      <div>
        {request.items.map((item, at) => (
          <RequestedItem key={item.id} actor={actor} item={item} at={at} />
        ))}
      </div>
      <ToTop label={t`Back to the top`} after={limits.scrollTopPixels} />
    </PageFrame>
  );
}

/** The items without an answer or with a file on its way, or why the answers were not sent. */
function RequestErrors({ actor, request }: RequestProps) {
  const { t } = useLingui();
  const titleOf = useSlotTitle();
  const { failure } = useCall(actor, "send");
  const isIncomplete = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const items = useSelector(actor, (snapshot) => snapshot.context.items);
  const missing = items.filter((item) => !isAnswered(item) || item.isUploading);
  if (failure) return <ErrorSummary title={failure} errors={[]} />;
  if (!isIncomplete || missing.length === 0) return null;
  return (
    <ErrorSummary
      title={refusalMessage({ code: "requestItemsMissing" })}
      errors={missing.map(({ id, isUploading }) => {
        const title = titleOf(request.items.find((item) => item.id === id)!);
        const text = isUploading ? t`${title}: wait until each file is uploaded` : title;
        return { fieldId: `item-${id}`, text };
      })}
    />
  );
}
