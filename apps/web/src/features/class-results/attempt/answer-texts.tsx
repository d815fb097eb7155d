import { format } from '@quizly/words/language.ts'
import type { DecidedAnswer } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { Fragment } from 'react'
import { answerViews } from '../../../components/quiz/shown-text.ts'
import { textOnly } from '../../../question-types/text-only.ts'
import '../../../question-types/shown-answers.ts'

/** An answer as it was given; “–” for none. */
export function AnswerTexts({
  of,
  question,
  language,
}: {
  of: DecidedAnswer['selectedOption'] | undefined
  question: Question | undefined
  language: string | undefined
}) {
  const texts = [of ?? '–'].flat()
  const shown = of && question && answerViews[question.type]?.(question, texts, language ?? 'en')
  return (
    shown || (
      <span lang={language ?? 'en'}>
        {texts.map((text, i) => (
          <Fragment key={text}>
            {i > 0 && format.comma}
            <bdi>{question ? textOnly(question, text) : text}</bdi>
          </Fragment>
        ))}
      </span>
    )
  )
}
