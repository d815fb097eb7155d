import { answers as answerWords, gapKey as gapWords } from '@quizly/words/authoring.ts'
import { format } from '@quizly/words/language.ts'
import type { AnalysedQuestion } from '@quizly/contract'
import type { Question, QuestionContent } from '@quizly/domain'
import { gapLimits } from '@quizly/domain/questions/gap/gap-fields.ts'
import { useId } from 'react'
import { TextField } from '../../components/forms/field.tsx'
import type { AnswerRow, CellsProps, DeskPart, KeyFieldProps } from '../parts.ts'
import './gap.css'

const acceptedIn = ({ correctAnswers, gaps = [] }: QuestionContent, index: number) => [
  correctAnswers[index] ?? '',
  ...(gaps[index]?.accepted ?? []),
]

const choicesIn = ({ gaps = [] }: QuestionContent, index: number) => gaps[index]?.choices

function GapCells({ question, language, columns }: CellsProps) {
  return (
    <td colSpan={columns} className="is-correct">
      <ol className="gaps-shown">
        {question.correctAnswers.map((_, index) => {
          const choices = choicesIn(question, index)
          return (
            // Gaps have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <bdi lang={language}>{acceptedIn(question, index).join(' / ')}</bdi>
              {choices && (
                <>
                  {' '}
                  <bdi className="review-note">{gapWords.chosenFrom(choices.join(format.comma))}</bdi>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </td>
  )
}

/** What is accepted beside the answers stays. */
function GapsKey({ question, language, value, onChange }: KeyFieldProps) {
  const id = useId()
  const lang = language ?? 'en'
  return (
    <fieldset>
      <legend className="label">{gapWords.label}</legend>
      {value.map((answer, index) => {
        const choices = choicesIn(question, index)
        const shared = { lang, value: answer }
        const change = (text: string) => onChange(value.with(index, text))
        const label = gapWords.answer(index + 1)
        return choices ? (
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="field">
            <label className="label" htmlFor={`${id}-${index}`}>
              {label}
            </label>
            <select
              {...shared}
              id={`${id}-${index}`}
              className="input"
              onChange={({ target }) => change(target.value)}
            >
              {[...new Set([answer, ...choices])].map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </select>
          </div>
        ) : (
          <TextField
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            {...shared}
            label={label}
            dir="auto"
            maxLength={gapLimits.text}
            onChange={({ target }) => change(target.value)}
          />
        )
      })}
    </fieldset>
  )
}

/** What there is to choose from, by the numbers of the gaps; in an order that says nothing. */
function PrintedChoices({ question }: { question: Question }) {
  const lists = question.correctAnswers.flatMap((_, index) => {
    const choices = choicesIn(question, index)?.toSorted()
    return choices ? [{ number: index + 1, choices }] : []
  })
  if (lists.length === 0) return null
  return (
    <ul className="printed__options">
      {lists.map(({ number, choices }) => (
        <li key={number}>
          <span />
          <b>{number}</b>
          <span dir="auto">{choices.join(' / ')}</span>
        </li>
      ))}
    </ul>
  )
}

/** A row for each gap: how many have filled it correctly. */
function answerRows({ question, choices }: AnalysedQuestion): AnswerRow[] {
  const rows = question.correctAnswers.map((answer, index): AnswerRow => ({
    label: `${index + 1}`,
    spoken: gapWords.filled(index + 1, answer),
    thirds: choices.options[index] ?? choices.skipped,
  }))
  return [...rows, { label: '–', spoken: answerWords.skipped, thirds: choices.skipped }]
}

const keyLines = (question: QuestionContent) =>
  question.correctAnswers.map((_, index) => ({
    label: `${index + 1}`,
    text: acceptedIn(question, index).join(' / '),
  }))

export const gapDesk: DeskPart = {
  ReviewCells: GapCells,
  shownAnswers: (question) =>
    keyLines(question).map(({ label, text }, index) => {
      const choices = choicesIn(question, index)
      return `${label}: ${text}${choices ? ` ${gapWords.chosenFrom(choices.join(format.comma))}` : ''}`
    }),
  print: {
    task: () => answerWords.printed.gap,
    lines: 0,
    blanks: ({ correctAnswers }) => correctAnswers.length,
    Partners: PrintedChoices,
  },
  keyLines,
  answerRows,
  KeyField: GapsKey,
}
