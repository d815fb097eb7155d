import { matching as matchingWords } from '@quizly/words/results.ts'
import { type Shown, shownText } from '../../components/quiz/shown-text.ts'
import './matching.css'

/** Each prompt with the partner that it has in an answer or in the key. */
export function ShownPairs({
  question,
  partners,
  lang,
}: {
  question: Shown
  partners: readonly string[]
  lang?: string | undefined
}) {
  return (
    <ul className="pairs__shown">
      {question.options?.map((prompt, index) => (
        <li key={prompt}>
          <bdi lang={lang}>{shownText(question, prompt)}</bdi>{' '}
          <span className="pairs__to" aria-hidden="true">
            →
          </span>{' '}
          {partners[index] ? (
            <bdi lang={lang}>{shownText(question, partners[index])}</bdi>
          ) : (
            <i>{matchingWords.skipped}</i>
          )}
        </li>
      ))}
    </ul>
  )
}
