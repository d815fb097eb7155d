import type { AnalysedQuestion } from '@quizly/contract'
import { isWritten, optionLetter } from '@quizly/domain'

type Thirds = AnalysedQuestion['choices']['right']
/** How often an answer was given. `worse`: the best students prefer it to the correct one. */
export type AnswerRow = {
  label: string
  spoken: string
  thirds: Thirds
  mark?: 'key' | 'worse' | 'wrong' | undefined
}

/** A row for each option and one for those who skipped it; where there are no options, right and wrong. */
export function answerRows({ question, choices, suspectedKey }: AnalysedQuestion): AnswerRow[] {
  const skipped = { label: '–', spoken: 'Skipped', thirds: choices.skipped }
  if (isWritten(question.type)) {
    return [
      { label: 'right', spoken: 'Right', thirds: choices.right, mark: 'key' },
      { label: 'wrong', spoken: 'Wrong', thirds: choices.wrong, mark: 'wrong' },
      skipped,
    ]
  }
  const options = question.options.map((option, place): AnswerRow => {
    const letter = optionLetter(place)
    const isKey = question.correctAnswers.includes(option)
    const mark = isKey ? 'key' : letter === suspectedKey ? 'worse' : undefined
    return { label: letter, spoken: letter, thirds: choices.options[place] ?? choices.skipped, mark }
  })
  return [...options, skipped]
}

export const timesGiven = ({ thirds }: AnswerRow) => thirds.worst + thirds.middle + thirds.best
