import { format } from '@quizly/words/language.ts'
import { Fragment } from 'react'
import { answerViews } from '../../components/quiz/shown-text.ts'

/** Correct numbers have the unit that was asked for; what a student wrote says its own. */
answerViews.numeric = ({ correctAnswers, number }, texts, lang) => {
  const unit = texts === correctAnswers && number && 'unit' in number && number.unit
  if (!unit) return undefined
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && format.comma}
      <bdi lang={lang}>
        {text} {unit.is}
      </bdi>
    </Fragment>
  ))
}
