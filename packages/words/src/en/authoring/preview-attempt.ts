export const title = (quiz: string) => `Preview – ${quiz}`
