import { explanation as explanationWords } from '@quizly/words/results.ts'
import type { Question, SelectedOption } from '@quizly/domain'
import { Texts } from '../result/marked-answer.tsx'
import { shownText } from './shown-text.ts'
import './explanation.css'

/** Sets of answers that are as correct as those of the answer key: on one line if each is one text. */
function AlsoCorrect({ question, lang }: { question: Question; lang: string }) {
  const also = question.marking?.also
  if (!also) return null
  const lines = also.some(({ length }) => length > 1) ? also : [also.flat()]
  return (
    <div>
      <dt>{explanationWords.alsoCorrect}</dt>
      {lines.map((texts) => (
        <dd key={String(texts)}>
          <Texts of={texts} question={{ ...question, correctAnswers: texts }} lang={lang} />
        </dd>
      ))}
    </div>
  )
}

/** Beside the correct answer: what else counts, the notes on the options that were chosen or are correct, and the explanation. */
export function Explanation({
  question,
  lang,
  selected,
}: {
  question: Question
  lang: string
  selected: SelectedOption
}) {
  const { explanation, options, optionNotes = [], correctAnswers, drawnFeedback: rendered } = question
  const shownFeedback = (text: string) => shownText({ drawn: rendered, text }, text)
  const shown = new Set([selected ?? [], correctAnswers].flat())
  const places = optionNotes.flatMap((note, index) =>
    note && shown.has(options[index] ?? '') ? [index] : [],
  )
  return (
    <>
      <AlsoCorrect question={question} lang={lang} />
      {places.length > 0 && (
        <div>
          <dt>{explanationWords.notes}</dt>
          <dd className="explanation">
            <ul>
              {places.map((index) => (
                <li key={index} dir="auto">
                  {explanationWords.noteOn(
                    <b key="option" lang={lang}>
                      {shownText(question, options[index] ?? '')}
                    </b>,
                    <span key="note" className={rendered && 'rich'} lang={lang}>
                      {shownFeedback(optionNotes[index] ?? '')}
                    </span>,
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {explanation && (
        <div>
          <dt>{explanationWords.title}</dt>
          <dd className={rendered ? 'explanation rich' : 'explanation'} dir="auto" lang={lang}>
            {shownFeedback(explanation)}
          </dd>
        </div>
      )}
    </>
  )
}
