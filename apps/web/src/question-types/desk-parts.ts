import { answers as answerWords } from '@quizly/words/authoring.ts'
import type { QuestionType } from '@quizly/domain'
import { choiceDesk } from './choice/desk.tsx'
import type { DeskPart } from './parts.ts'
import { essayDesk } from './essay/desk.tsx'
import { gapDesk } from './gap/desk.tsx'
import { numericDesk } from './numeric/desk.tsx'
import { matchingDesk } from './matching/desk.tsx'
import { orderingDesk } from './ordering/desk.tsx'
import { writtenDesk } from './write/desk.tsx'

export const deskParts: Record<QuestionType, DeskPart> = {
  single: { ...choiceDesk, print: { task: () => answerWords.printed.single, box: 'round' } },
  multiple: { ...choiceDesk, print: { task: () => answerWords.printed.multiple, box: 'square' } },
  write: writtenDesk,
  numeric: numericDesk,
  matching: matchingDesk,
  ordering: orderingDesk,
  essay: essayDesk,
  gap: gapDesk,
}
