import { explanation as explanationWords } from '@quizly/words/results.ts'
import type { RenderedText, SelectedOption } from '@quizly/domain'
import { type Shown, shownText } from './shown-text.ts'
import './explanation.css'

type Explained = Shown & {
  explanation?: string | undefined
  optionNotes?: string[] | undefined
  drawnFeedback?: RenderedText[] | undefined
}

/** Beside the correct answer: the explanation, and the notes on the options that were chosen or are correct. */
export function Explanation({
  question,
  lang,
  selected,
}: {
  question: Explained
  lang: string
  selected: SelectedOption
}) {
  const {
    explanation,
    options = [],
    optionNotes = [],
    correctAnswers = [],
    drawnFeedback: rendered,
  } = question
  const shownFeedback = (text: string) => shownText({ drawn: rendered, text }, text)
  const shown = new Set([selected ?? [], correctAnswers].flat())
  const places = optionNotes.flatMap((note, index) =>
    note && shown.has(options[index] ?? '') ? [index] : [],
  )
  return (
    <>
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
