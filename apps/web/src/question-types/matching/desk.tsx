import { answers as answerWords, matchingKey as pairWords } from '@quizly/words/authoring.ts'
import { format } from '@quizly/words/language.ts'
import type { AnalysedQuestion } from '@quizly/contract'
import { optionLetter, partnersIn, type Question, type QuestionContent } from '@quizly/domain'
import { useId } from 'react'
import { shownText } from '../../components/quiz/shown-text.ts'
import { textDirection } from '../../components/quiz/text-direction.ts'
import type { AnswerRow, CellsProps, DeskPart, KeyFieldProps } from '../parts.ts'
import { UserText } from '../user-text.tsx'
import './matching.css'
import './matching-editor.css'
import { ShownPairs } from './shown.tsx'
import { textOnly } from '../text-only.ts'

function PairCells({ question, language, columns }: CellsProps) {
  const { correctAnswers, distractors = [] } = question
  return (
    <td colSpan={columns} className="is-correct">
      <ShownPairs question={question} partners={correctAnswers} lang={language} />
      {distractors.length > 0 && (
        <p className="review-note pairs__distractors">
          {pairWords.distractors}
          {': '}
          {distractors.map((text, index) => (
            <span key={text}>
              {index > 0 && format.comma}
              <UserText text={text} language={language} of={question} />
            </span>
          ))}
        </p>
      )}
    </td>
  )
}

/** Only what there was to choose from can be a new key. */
function PairsKey({ question, language, value, onChange }: KeyFieldProps) {
  const id = useId()
  const lang = language ?? 'en'
  return (
    <fieldset>
      <legend className="label">{pairWords.label}</legend>
      <div className="pairs">
        {question.options.map((prompt, index) => (
          <div key={prompt} className="pairs__row">
            <label htmlFor={`${id}-${index}`} dir="auto" lang={lang}>
              {shownText(question, prompt)}
            </label>
            <select
              id={`${id}-${index}`}
              className="input"
              lang={lang}
              value={value[index]}
              onChange={({ target }) => onChange(value.with(index, target.value))}
            >
              {[...new Set([value[index] ?? '', ...partnersIn(question)])].map((partner) => (
                <option key={partner} value={partner}>
                  {textOnly(question, partner)}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** To be named by a letter beside a prompt. */
function PrintedPartners({ question }: { question: Question }) {
  return (
    <ul className="printed__options">
      {partnersIn(question).map((partner, index) => (
        <li key={partner}>
          <span />
          <b>{optionLetter(index)}</b>
          <span dir="auto">{shownText(question, partner)}</span>
        </li>
      ))}
    </ul>
  )
}

/** A row for each prompt: how many have its partner. */
function answerRows({ question, choices, suspectedPair }: AnalysedQuestion): AnswerRow[] {
  const pairs = question.options.map((prompt, index): AnswerRow => ({
    label: `${index + 1}`,
    spoken: pairWords.pair(
      textOnly(question, prompt),
      textOnly(question, question.correctAnswers[index] ?? ''),
    ),
    thirds: choices.options[index] ?? choices.skipped,
    mark: suspectedPair?.prompt === index + 1 ? 'worse' : undefined,
  }))
  return [...pairs, { label: '–', spoken: answerWords.skipped, thirds: choices.skipped }]
}

function shownAnswers(question: QuestionContent): string[] {
  const { options, correctAnswers, distractors = [] } = question
  const shown = (text: string) => textOnly(question, text)
  const pairs = options.map((prompt, index) => {
    const arrow = textDirection(prompt) === 'rtl' ? '←' : '→'
    return `${shown(prompt)} ${arrow} ${shown(correctAnswers[index] ?? '')}`
  })
  return [...pairs, ...distractors.map(shown)]
}

export const matchingDesk: DeskPart = {
  ReviewCells: PairCells,
  shownAnswers,
  print: {
    task: () => answerWords.printed.matching,
    box: 'square',
    labelOf: (place) => `${place + 1}`,
    Partners: PrintedPartners,
  },
  keyLines: (question) => {
    const partners = partnersIn(question)
    return question.correctAnswers.map((text, index) => ({
      label: `${index + 1} ${optionLetter(partners.indexOf(text))}`,
      text,
    }))
  },
  answerRows,
  KeyField: PairsKey,
}
