/** `path` has dots ("questions.2.options.0"), `code` is for programs, `message` for people. */
export type Problem = { path: string; code: string; message: string }
