export type Answers = Record<string, unknown>;
export type AllAnswers = Record<string, Answers>;
