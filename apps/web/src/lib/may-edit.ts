import { type QuizRole, rolesWith } from '@quizly/domain'

/** Whether somebody with this role may change a quiz and how it runs. */
export function mayEdit({ role }: { role: QuizRole }): boolean {
  return rolesWith('edit').includes(role)
}

/** Whether somebody with this role may decide about answers and points. */
export function mayMark({ role }: { role: QuizRole }): boolean {
  return rolesWith('mark').includes(role)
}

/** Whether somebody with this role may archive, delete and share a quiz. */
export function mayOwn({ role }: { role: QuizRole }): boolean {
  return rolesWith('own').includes(role)
}
