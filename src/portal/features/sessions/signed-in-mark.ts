/** Kept in localStorage while a person is signed in, without saying who. Saves guests a call that would be rejected. */
export const signedInMark = "gatehouse.signedIn";
