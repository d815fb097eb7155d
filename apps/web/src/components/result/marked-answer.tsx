import { format } from '@quizly/words/language.ts'
import { resultQuestion as resultQuestionWords, verdicts as verdictWords } from '@quizly/words/student.ts'
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
  byHand,
  points,
  outOf,
  savedAt,
  language,
  isOwn = true,
  children,
}: MarkedQuestion & {
  isOwn?: boolean
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
            <dt>{isOwn ? resultQuestionWords.yourAnswer : resultQuestionWords.answer}</dt>
            <dd className={`ans-${verdictLooks[verdict].short}`}>
              {selected === null ? (
                <bdi>
                  {isOwn
                    ? resultQuestionWords.skipped
                    : verdictWords.names[verdict === 'not-asked' ? verdict : 'skipped']}
                </bdi>
              ) : (
                <Texts of={[selected].flat()} question={question} lang={lang} />
              )}
              {byHand && isOwn && <span className="res__saved">{resultQuestionWords.byHand}</span>}
              {savedAt !== undefined && (
                <span className="res__saved">{resultQuestionWords.saved(clockTime(savedAt))}</span>
              )}
            </dd>
          </div>
          {question.correctAnswers.length > 0 && (
            <div>
              <dt>{resultQuestionWords.correctAnswer}</dt>
              <dd className={verdict === 'correct' ? undefined : 'ans-needed'}>
                <Texts of={question.correctAnswers} question={question} lang={lang} />
              </dd>
            </div>
          )}
          <AlsoCorrect question={question} lang={lang} />
          {late && <late.Explanation {...{ question, lang, selected }} />}
        </dl>
        {children && <div dir={document.documentElement.dir}>{children}</div>}
      </div>
    </li>
  )
}

/** Sets of answers that are as correct as those of the answer key: on one line if each is one text. */
export function AlsoCorrect({ question, lang }: { question: Question; lang: string }) {
  const also = question.marking?.also
  if (!also) return null
  const lines = also.some(({ length }) => length > 1) ? also : [also.flat()]
  return (
    <div>
      <dt>{resultQuestionWords.alsoCorrect}</dt>
      {lines.map((texts) => (
        <dd key={String(texts)}>
          <Texts of={texts} question={{ ...question, correctAnswers: texts }} lang={lang} />
        </dd>
      ))}
    </div>
  )
}

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
