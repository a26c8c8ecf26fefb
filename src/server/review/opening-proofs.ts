/** Agreements and face verification do not exist yet: lines that need one cannot be opened. */
export const openingProofs: { agreementSigned: boolean; faceVerified: boolean } = {
  agreementSigned: false,
  faceVerified: false,
};
