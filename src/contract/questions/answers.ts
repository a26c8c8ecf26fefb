export type Answers = Record<string, unknown>;
/** All answers of an application, by section and question. */
export type AllAnswers = Record<string, Answers>;
