/** The roles that a person can have on a quiz, apart from taking it. */
export const quizRoles = ['owner', 'editor', 'marker', 'viewer'] as const
export type QuizRole = (typeof quizRoles)[number]

/** The roles that an owner can give to colleagues. There is one owner, so that role can only be handed over. */
export const givenRoles = ['editor', 'marker', 'viewer'] as const
export type GivenRole = (typeof givenRoles)[number]

/** The roles that educators can give to colleagues on their bank. Nobody takes a bank, so nothing in it is marked. */
export const bankRoles = ['editor', 'viewer'] as const satisfies readonly GivenRole[]
export type BankRole = (typeof bankRoles)[number]

/** `edit`: questions and settings. `mark`: decide about answers and points. `own`: archive, delete, share. */
export type QuizRight = 'read' | 'edit' | 'mark' | 'own'

const rights: Record<QuizRole, readonly QuizRight[]> = {
  owner: ['read', 'edit', 'mark', 'own'],
  editor: ['read', 'edit', 'mark'],
  marker: ['read', 'mark'],
  viewer: ['read'],
}

export function rolesWith(right: QuizRight): QuizRole[] {
  return quizRoles.filter((role) => rights[role].includes(right))
}

/** Whether an account is an educator's. Educators can have roles on quizzes; students take them. */
export function isEducator({ role }: { role: 'student' | 'admin' }): boolean {
  return role === 'admin'
}
