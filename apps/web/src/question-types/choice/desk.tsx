import { answers as answerWords } from '@quizly/words/authoring.ts'
import type { AnalysedQuestion } from '@quizly/contract'
import { optionLetter, type QuestionContent, takesSeveral } from '@quizly/domain'
import { useId } from 'react'
import type { AnswerRow, CellsProps, DeskPart, KeyFieldProps } from '../parts.ts'
import { shownText } from '../../components/quiz/shown-text.ts'
import { questionDirection } from '../../components/quiz/text-direction.ts'
import { textOnly } from '../text-only.ts'
import { CorrectText, UserText } from '../user-text.tsx'
import { correctPositions } from './option-drafts.ts'

function OptionCells({ question, language, columns }: CellsProps) {
  const { options } = question
  const correct = correctPositions(question)
  return (
    <>
      {options.map((option, position) => {
        const letter = optionLetter(position)
        return correct.includes(position) ? (
          <td key={letter} className="is-correct" data-k={letter}>
            <CorrectText text={option} language={language} of={question} />
          </td>
        ) : (
          <td key={letter} data-k={letter}>
            <span>
              <UserText text={option} language={language} of={question} />
            </span>
          </td>
        )
      })}
      {options.length < columns && (
        <td className="review-blank" colSpan={columns - options.length}>
          –
        </td>
      )}
    </>
  )
}

function ChoiceKey({ question, language, value, onChange }: KeyFieldProps) {
  const name = useId()
  const { type, options, correctAnswers } = question
  const isSeveral = takesSeveral(type)
  const toggle = (option: string, isOn: boolean) => {
    if (!isSeveral) return onChange([option])
    // In the order of the options, so that a change taken back is none.
    onChange(options.filter((each) => (each === option ? isOn : value.includes(each))))
  }
  return (
    <fieldset>
      <legend className="label">{isSeveral ? answerWords.correctAnswers : answerWords.correctAnswer}</legend>
      {options.map((option, index) => (
        <label key={option} className="regrade__choice" dir={questionDirection(question, language)}>
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            name={name}
            checked={value.includes(option)}
            onChange={({ target }) => toggle(option, target.checked)}
          />
          <span>
            {optionLetter(index)}. <bdi lang={language ?? 'en'}>{shownText(question, option)}</bdi>
            {correctAnswers.includes(option) && <span className="muted"> {answerWords.current}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** A row for each option and one for those who skipped it. */
function answerRows({ question, choices, suspectedKey }: AnalysedQuestion): AnswerRow[] {
  const options = question.options.map((option, index): AnswerRow => {
    const letter = optionLetter(index)
    const isKey = [question.correctAnswers, ...(question.marking?.also ?? [])].flat().includes(option)
    const mark = isKey ? 'key' : letter === suspectedKey ? 'worse' : undefined
    return { label: letter, spoken: letter, thirds: choices.options[index] ?? choices.skipped, mark }
  })
  return [...options, { label: '–', spoken: answerWords.skipped, thirds: choices.skipped }]
}

export const choiceDesk: Omit<DeskPart, 'print'> = {
  ReviewCells: OptionCells,
  shownAnswers: (question: QuestionContent) => question.options.map((option) => textOnly(question, option)),
  keyLines: ({ options, correctAnswers }) =>
    correctAnswers.map((text) => ({ label: optionLetter(options.indexOf(text)), text })),
  answerRows,
  KeyField: ChoiceKey,
}
