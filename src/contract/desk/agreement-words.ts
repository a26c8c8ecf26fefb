import { msg } from "@lingui/core/macro";

export const otherSigner = msg`Differs from the applicant's name`;
