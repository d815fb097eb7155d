import { format } from '@quizly/words/language.ts'
import { resultQuestion as resultQuestionWords } from '@quizly/words/student.ts'
import type { Question, QuestionType } from '@quizly/domain'
import { Fragment, type ReactNode } from 'react'
import { clockTime } from '../../lib/dates.ts'
import { questionDirection } from '../quiz/text-direction.ts'
import type { MarkedQuestion } from './marked-question.ts'
import { type Shown, shownText, tagsOfText } from '../quiz/shown-text.ts'
import { lateNow } from '../../lib/late.ts'
import { VerdictTag, verdictLooks } from '../quiz/verdict.tsx'

export function MarkedAnswer({
  number,
  question,
  selected,
  verdict,
  points,
  outOf,
  savedAt,
  language,
  label = resultQuestionWords.yourAnswer,
  nothing = resultQuestionWords.skipped,
  children,
}: MarkedQuestion & {
  /** Of the answer, and in its place where nothing was given; without them its student reads it. */
  label?: string
  nothing?: string
  children?: ReactNode
}) {
  const late = lateNow()
  const lang = language ?? 'en'
  return (
    <li className="res" id={`r${number}`} dir={questionDirection(question, language)} tabIndex={-1}>
      <p className="res__no" aria-hidden="true">
        {number}
      </p>
      <div>
        <div className="res__head">
          <QuestionHead number={number} question={question} lang={lang} />
          <VerdictTag verdict={verdict} />
          {outOf && late && <late.EarnedPoints {...{ question, verdict, points, outOf }} />}
        </div>
        <dl>
          <div>
            <dt>{label}</dt>
            <dd className={`ans-${verdictLooks[verdict].short}`}>
              {selected === null ? (
                <bdi>{nothing}</bdi>
              ) : (
                <Texts of={[selected].flat()} question={question} lang={lang} />
              )}
              {savedAt !== undefined && (
                <span className="res__saved">{resultQuestionWords.saved(clockTime(savedAt))}</span>
              )}
            </dd>
          </div>
          {question.correctAnswers.length > 0 && (
            <div>
              <dt>{correctLabel(question)}</dt>
              <dd className={verdict === 'correct' ? undefined : 'ans-needed'}>
                <Texts of={question.correctAnswers} question={question} lang={lang} />
              </dd>
            </div>
          )}
          {late && <late.Explanation {...{ question, lang, selected }} />}
        </dl>
        {children && <div dir={document.documentElement.dir}>{children}</div>}
      </div>
    </li>
  )
}

/** Several accepted texts, or several options; a whole order or list of pairs is one answer. */
export const correctLabel = ({ correctAnswers, options }: Question) =>
  correctAnswers.length > 1 && correctAnswers.length !== options.length
    ? resultQuestionWords.correctAnswers
    : resultQuestionWords.correctAnswer

type ShownQuestion = Shown & { text: string; type: QuestionType }

export function QuestionHead({
  number,
  question,
  lang,
}: {
  number: number
  question: ShownQuestion
  lang?: string
}) {
  const [Heading, Words, Whole] = tagsOfText(question)
  return (
    <Whole className="res__q">
      <Heading className="vh">{resultQuestionWords.numbered(number)}</Heading>
      <Words className="res__words" dir="auto" lang={lang}>
        {shownText(question, question.text)}
      </Words>
    </Whole>
  )
}

/** Several texts on one line, each in the direction of its own script. */
export function Texts({
  of,
  question,
  lang,
}: {
  of: readonly string[]
  question: ShownQuestion
  lang?: string
}) {
  return (
    lateNow()?.laterPart(question.type)?.showAnswer?.(question, of, lang) ??
    of.map((text, i) => (
      <Fragment key={text}>
        {i > 0 && format.comma}
        <bdi lang={lang}>{shownText(question, text)}</bdi>
      </Fragment>
    ))
  )
}
