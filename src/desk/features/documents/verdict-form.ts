/** The form of what is typed about a document. */
export const verdictForm = (uid: string) => `verdict.${uid}`;
