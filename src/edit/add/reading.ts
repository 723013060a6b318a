/** What an answer means, or why it can’t be used. */
export type Reading<Answer> = {answer: Answer} | {wrong: string}
