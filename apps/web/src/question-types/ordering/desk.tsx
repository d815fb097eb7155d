import { answers as answerWords, orderingKey as orderWords } from '@quizly/words/authoring.ts'
import type { AnalysedQuestion } from '@quizly/contract'
import { optionLetter } from '@quizly/domain'
import type { AnswerRow, CellsProps, DeskPart, KeyFieldProps } from '../parts.ts'
import { Button } from '../../components/forms/button.tsx'
import { UserText } from '../user-text.tsx'
import { textOnly } from '../text-only.ts'
import { dragRow } from './drag-row.ts'
import './ordering.css'

function OrderCells({ question, language, columns }: CellsProps) {
  return (
    <td colSpan={columns} className="is-correct">
      <ol className="review-order">
        {question.correctAnswers.map((item) => (
          <li key={item}>
            <UserText text={item} language={language} of={question} />
          </li>
        ))}
      </ol>
    </td>
  )
}

function OrderKey({ question, language, value, onChange }: KeyFieldProps) {
  const move = (place: number, to: number) =>
    onChange(value.toSpliced(place, 1).toSpliced(to, 0, value[place] ?? ''))
  return (
    <fieldset>
      <legend className="label">{orderWords.label}</legend>
      <ol className="order__items">
        {value.map((item, index) => (
          <li key={item}>
            <span className="order__handle" onPointerDown={(event) => dragRow(event, move)} />
            <bdi className="order__text" lang={language ?? 'en'}>
              {textOnly(question, item)}
            </bdi>
            <Button
              look="secondary"
              size="sm"
              aria-label={orderWords.moveUp(index + 1)}
              aria-disabled={index === 0}
              onClick={() => index > 0 && move(index, index - 1)}
            >
              ↑
            </Button>
            <Button
              look="secondary"
              size="sm"
              aria-label={orderWords.moveDown(index + 1)}
              aria-disabled={index === value.length - 1}
              onClick={() => index < value.length - 1 && move(index, index + 1)}
            >
              ↓
            </Button>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

/** A row for each pair of neighbours: how many have it. */
function answerRows({ question, choices }: AnalysedQuestion): AnswerRow[] {
  const { correctAnswers } = question
  const pairs = correctAnswers.slice(1).map((item, index): AnswerRow => ({
    label: `${index + 1}→${index + 2}`,
    spoken: orderWords.follows(textOnly(question, correctAnswers[index] ?? ''), textOnly(question, item)),
    thirds: choices.options[index] ?? choices.skipped,
  }))
  return [...pairs, { label: '–', spoken: answerWords.skipped, thirds: choices.skipped }]
}

export const orderingDesk: DeskPart = {
  ReviewCells: OrderCells,
  shownAnswers: (question) => question.correctAnswers.map((item) => textOnly(question, item)),
  print: {
    task: () => answerWords.printed.ordering,
    box: 'square',
  },
  keyLines: ({ options, correctAnswers }) =>
    correctAnswers.map((text, index) => ({
      label: `${index + 1}. ${optionLetter(options.indexOf(text))}`,
      text,
    })),
  answerRows,
  KeyField: OrderKey,
}
