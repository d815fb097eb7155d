import { type QuizRole, rolesWith } from '@quizly/domain'

export function mayEdit({ role }: { role: QuizRole }): boolean {
  return rolesWith('edit').includes(role)
}

export function mayMark({ role }: { role: QuizRole }): boolean {
  return rolesWith('mark').includes(role)
}

export function mayOwn({ role }: { role: QuizRole }): boolean {
  return rolesWith('own').includes(role)
}
