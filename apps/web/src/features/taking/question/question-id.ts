/** The id of a question's group on the page, by its number from 1. */
export const questionId = (number: number) => `q${number}`
