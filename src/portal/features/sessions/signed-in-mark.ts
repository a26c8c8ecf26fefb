/** Kept in localStorage while somebody is signed in; says nothing about who. Spares guests a call that would be refused. */
export const signedInMark = "gatehouse.signedIn";
