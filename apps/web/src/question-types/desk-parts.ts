import type { QuestionType } from '@quizly/domain'
import { choiceDesk } from './choice/desk.tsx'
import type { DeskPart } from './parts.ts'
import { writtenDesk } from './write/desk.tsx'

export const deskParts: Record<QuestionType, DeskPart> = {
  single: { ...choiceDesk, print: { task: 'Mark one answer', box: 'round' } },
  multiple: { ...choiceDesk, print: { task: 'Mark all that apply', box: 'square' } },
  write: writtenDesk,
}
