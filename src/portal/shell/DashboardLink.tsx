import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { buttonLink } from "./button-link.ts";

/** The way on from a page that ends something. */
export function DashboardLink({ look = "primary" }: { look?: keyof typeof buttonLink }) {
  return (
    <Link className={buttonLink[look]} to="/kyc/user">
      <Trans>Go to dashboard</Trans>
    </Link>
  );
}
