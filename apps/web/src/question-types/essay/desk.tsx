import { essayTask as taskWords } from '@quizly/words/authoring.ts'
import { format } from '@quizly/words/language.ts'
import { type QuestionContent, rubricTotal, studentQuestion } from '@quizly/domain'
import type { EssayTask } from '@quizly/domain/questions/essay/essay-task.ts'
import type { CellsProps, DeskPart } from '../parts.ts'
import { withMinus } from '../../lib/numbers/minus.ts'
import { writtenDesk } from '../write/desk.tsx'
import { lengthOf } from './length.ts'
import { essayTask } from './task.ts'

type RubricItem = NonNullable<EssayTask['rubric']>[number]
const itemText = ({ text, points }: RubricItem) => `${text} (${withMinus(format.number(points))})`

function EssayCell({ question, language, columns }: CellsProps) {
  const { essay, points = 1 } = question
  const total = rubricTotal(question)
  return (
    <td colSpan={columns}>
      {taskWords.markedByPerson}
      {essay?.rubric && (
        <ul>
          {essay.rubric.map((item) => (
            <li key={item._id}>
              <bdi lang={language}>{itemText(item)}</bdi>
            </li>
          ))}
        </ul>
      )}
      {total !== undefined && <p className="flag">{taskWords.rubricDiffers(total, points)}</p>}
    </td>
  )
}

export const essayDesk: DeskPart = {
  ...writtenDesk,
  ReviewCells: EssayCell,
  keyLines: ({ essay: { rubric = [], sample } = {} }) => [
    ...(rubric.length > 0 || sample ? [] : [{ text: taskWords.markedByPerson }]),
    ...rubric.map((item) => ({ text: itemText(item) })),
    ...(sample ? [{ label: `${taskWords.sample}:`, text: sample }] : []),
  ],
  shownAnswers: ({ essay }: QuestionContent) => (essay?.rubric ?? []).map(itemText),
  print: { task: (question) => essayTask(studentQuestion(question)), lines: 15 },
  KeyField: () => null,
  lengthOf: ({ essay }, text, language) => lengthOf(text, essay?.most, language).said,
}
