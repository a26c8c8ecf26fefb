import type { ReplyTo } from "#contract/calls/call.ts";
import type { identityChecks } from "#contract/calls/identity/identity.ts";
import { FaceCard } from "./FaceCard.tsx";
import { PeopleChecks } from "./PeopleChecks.tsx";

interface Props {
  checks: ReplyTo<typeof identityChecks>;
  isHolder: boolean;
  /** False once no line goes on. */
  asksMore: boolean;
}

/** The cards of the dashboard about faces and identities. */
export function Checks({ checks: { face, people }, isHolder, asksMore }: Props) {
  return (
    <>
      {face && (asksMore || face.verified_at !== null) ? (
        <FaceCard verifiedAt={face.verified_at} isHolder={isHolder} />
      ) : null}
      <PeopleChecks people={people} isHolder={isHolder} />
    </>
  );
}
