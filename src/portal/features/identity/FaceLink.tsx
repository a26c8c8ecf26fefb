import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { roles } from "#contract/accounts/roles.ts";
import type { LineReply } from "#contract/calls/account.ts";
import { OfName } from "#portal/app/OfName.tsx";
import { buttonLink } from "#portal/shell/button-link.ts";
import { useServices } from "#portal/system/use-portal.ts";

interface Props {
  line: LineReply;
  name: string;
}

/** To the face verification, once it is the next thing of the holder: the agreement is signed first. */
export function FaceLink({ line: { needs }, name }: Props) {
  const person = useServices().person();
  const maySign = person !== null && roles[person.role].sign;
  if (!needs.includes("face") || needs.includes("agreement") || !maySign) return null;
  return (
    <Link to="/kyc/zolozAuthentication" className={buttonLink.primary}>
      <Trans>Verify your face</Trans>
      <OfName>{name}</OfName>
    </Link>
  );
}
