import { lazy, Suspense, useMemo } from "react";
import type { Kind, Shown } from "#contract/questions/question.ts";
import type { FieldProps } from "#ui/Field/Field.tsx";
import { AnswerField, type AnswerFieldProps } from "./AnswerField.tsx";
import { useOptionalMark } from "./answers-of.ts";
import { controlOf, isListed } from "./controls/index.ts";
import { GuideHere } from "./guidance/GuideHere.tsx";
import { useScope } from "./scope.ts";

const fieldKinds: Record<Kind, NonNullable<FieldProps["kind"]>> = {
  text: "single",
  longText: "single",
  email: "single",
  password: "single",
  phone: "single",
  url: "single",
  date: "group",
  money: "single",
  percent: "single",
  yesNo: "radios",
  choice: "radios",
  choices: "group",
  country: "single",
  countries: "group",
  address: "group",
  percentages: "group",
  holdings: "group",
  taxResidences: "group",
  consent: "bare",
  documents: "bare",
  people: "bare",
  signature: "group",
};

const HeldByOthers = lazy(() => import("./controls/holdings/HeldByOthers.tsx"));

const RegisteredPhone = lazy(() => import("#portal/features/registration/RegisteredPhone.tsx"));

const SameAnswer = lazy(() => import("./offers/SameAnswer.tsx"));

const quietKinds = new Set<Kind>(["people", "documents"]);

function belowOf(name: string, question: Shown) {
  const { guidance, registered, sameAs } = question;
  if (!guidance && !registered && !sameAs) return undefined;
  return (
    <>
      {registered || sameAs ? (
        <Suspense fallback={null}>
          {registered ? <RegisteredPhone /> : null}
          {sameAs ? <SameAnswer name={name} sameAs={sameAs} /> : null}
        </Suspense>
      ) : null}
      {guidance ? <GuideHere question={question} guidance={guidance} /> : null}
    </>
  );
}

export function QuestionField({ name }: { name: string }) {
  const question = useScope().section.questions[name]!;
  const below = useMemo(() => belowOf(name, question), [name, question]);
  const props: AnswerFieldProps = {
    name,
    kind: isListed(question) ? "single" : fieldKinds[question.kind],
    control: controlOf(question),
    quiet: quietKinds.has(question.kind),
    below,
    mark: useOptionalMark(question),
  };
  const field = <AnswerField {...props} />;
  if (question.kind !== "holdings" || !question.optional) return field;
  return (
    <Suspense fallback={field}>
      <HeldByOthers {...props} />
    </Suspense>
  );
}
