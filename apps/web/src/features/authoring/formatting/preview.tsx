import * as formattingWords from '@quizly/words/authoring/formatting.ts'
import { optionLetter } from '@quizly/domain'
import type { MouseEvent } from 'react'
import { shownText } from '../../../components/quiz/shown-text.ts'
import { useRichText } from '../../../components/quiz/use-rich-text.ts'
import type { CodedMessage } from '../../../lib/words/problem-words.ts'
import { Sentence } from '../../../lib/words/sentence.tsx'
import { type PreviewedText, type TextProblem, usePreview } from './use-preview.ts'

/** What students will see, and what is wrong with a formula. `select` shows a place in the source of a text. */
export function Preview({
  sources,
  language,
  select,
}: {
  sources: readonly string[]
  language: string
  select: (text: number, from: number, to: number) => void
}) {
  const { texts, hasFailed } = usePreview(sources)
  useRichText(alwaysFormatted)
  return (
    <div className="fmt__preview" role="group" aria-label={formattingWords.preview}>
      <p className="label">{formattingWords.preview}</p>
      <div aria-live="polite">{hasFailed && <p className="hint">{formattingWords.previewFailed}</p>}</div>
      {texts.map((text, place) => (
        // Texts have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className="fmt__text">
          <span className="fmt__name" aria-hidden={place > 0}>
            {place === 0 ? '' : optionLetter(place - 1)}
          </span>
          <div>
            <Drawn text={text} language={language} select={(from, to) => select(place, from, to)} />
            <Problems problems={text.problems} select={(from, to) => select(place, from, to)} />
          </div>
        </div>
      ))}
      {texts.some(({ drawn }) => (drawn?.formulas.length ?? 0) > 0) && (
        <p className="hint">{formattingWords.toSource}</p>
      )}
    </div>
  )
}

const alwaysFormatted = [{ drawn: [] }]

type Select = (from: number, to: number) => void

function Drawn({
  text: { source, drawn, problems },
  language,
  select,
}: {
  text: PreviewedText
  language: string
  select: Select
}) {
  function find({ target, currentTarget }: MouseEvent<HTMLElement>) {
    const formula = target instanceof Element ? target.closest('math') : null
    const place = formula ? [...currentTarget.querySelectorAll('math')].indexOf(formula) : -1
    const found = problems.length === 0 && drawn?.formulas[place]
    if (found) select(found.from, found.to)
  }
  return (
    <>
      {/* The fields can be reached by keyboard themselves. */}
      <div
        className={problems.length > 0 ? 'rich fmt__last' : 'rich'}
        dir="auto"
        lang={language}
        onClick={find}
      >
        {drawn ? shownText({ drawn: [{ source, nodes: drawn.nodes, pass: drawn.pass }] }, source) : source}
      </div>
      {problems.length > 0 && drawn && <p className="hint">{formattingWords.lastPreview}</p>}
    </>
  )
}

function Problems({ problems, select }: { problems: readonly TextProblem[]; select: Select }) {
  return (
    <ul className="fmt__problems" aria-live="polite">
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.from}`}>
          <button className="linkish" type="button" onClick={() => select(problem.from, problem.to)}>
            <Sentence of={{ ...problem, params: problem.params as CodedMessage['params'] }} />
          </button>
        </li>
      ))}
    </ul>
  )
}
