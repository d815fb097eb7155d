// What the server writes for whoever copies a quiz.
export const title = (original: string) => `${original} (copy)`
