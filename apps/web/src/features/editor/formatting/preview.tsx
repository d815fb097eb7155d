import { formatting as formattingWords } from '@quizly/words/authoring.ts'
import { type MouseEvent, useEffect, useState } from 'react'
import { shownText } from '../../../components/quiz/shown-text.ts'
import type { ErrorMessage } from '../../../lib/words/problem-words.ts'
import { Sentence } from '../../../lib/words/sentence.tsx'
import { notePicture } from './picture-sizes.ts'
import { renderForPreview, type Reply } from './preview-queue.ts'

type RenderedNodes = Extract<Reply, { nodes: unknown }>
type TextProblem = Extract<Reply, { problems: unknown }>['problems'][number]

/** A text, what it was last rendered as, and what is wrong with it as it is now. */
type PreviewedText = { source: string; drawn?: RenderedNodes; problems: TextProblem[] }

const debounceMs = 400

/** `isLine`: it stands in a line, as an option does. */
type TextToPreview = { field: string; text: string; isLine?: true }

/** By its field what each text is rendered as, a moment after the last change. */
function usePreview(texts: readonly TextToPreview[]): {
  previewed: ReadonlyMap<string, PreviewedText>
  hasFailed: boolean
} {
  const [previewed, setPreviewed] = useState<ReadonlyMap<string, PreviewedText>>(new Map())
  const [hasFailed, setHasFailed] = useState(false)
  const requested = JSON.stringify(texts.map(({ field, text, isLine }) => ({ field, text, isLine })))
  useEffect(() => {
    const aborting = new AbortController()
    const timer = setTimeout(async () => {
      const parsed = JSON.parse(requested) as TextToPreview[]
      try {
        const sources = parsed.map(({ text, isLine }) => ({ source: text, ...(isLine && { isLine }) }))
        const replies = await renderForPreview(sources, aborting.signal, () => setHasFailed(true))
        if (aborting.signal.aborted) return
        for (const text of replies) if ('pictures' in text) text.pictures?.forEach(notePicture)
        const found = ({ field, text }: TextToPreview, before: PreviewedText | undefined, index: number) =>
          [field, withReply(before, text, replies[index])] as const
        setPreviewed(
          (before) => new Map(parsed.map((each, index) => found(each, before.get(each.field), index))),
        )
        setHasFailed(false)
      } catch {
        if (!aborting.signal.aborted) setHasFailed(true)
      }
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [requested])
  return { previewed, hasFailed }
}

/** A text that is wrong keeps what it was last rendered as. */
function withReply(
  before: PreviewedText | undefined,
  source: string,
  reply: Reply | undefined,
): PreviewedText {
  if (!reply) return { source, problems: [] }
  if ('nodes' in reply) return { source, drawn: reply, problems: [] }
  return { source, ...(before?.drawn && { drawn: before.drawn }), problems: reply.problems }
}

/** `name` stands before it; `isFeedback`: students see it with the correct answer. */
export type FieldToPreview = TextToPreview & { name: string; isFeedback?: true }

/** What students will see, and what is wrong with a formula. `select` shows a place in the source of a text. */
export function Preview({
  texts,
  language,
  select,
}: {
  texts: readonly FieldToPreview[]
  language: string
  select: (text: FieldToPreview, from: number, to: number) => void
}) {
  const { previewed, hasFailed } = usePreview(texts)
  const rows = texts.map((text) => ({ text, found: previewed.get(text.field) }))
  const isFeedback = ({ text }: (typeof rows)[number]) => text.isFeedback ?? false
  const feedback = rows.filter(isFeedback)
  return (
    <div className="fmt__preview" role="group" aria-label={formattingWords.preview}>
      <p className="label">{formattingWords.preview}</p>
      <div aria-live="polite">{hasFailed && <p className="hint">{formattingWords.previewFailed}</p>}</div>
      <Rows rows={rows.filter((row) => !isFeedback(row))} language={language} select={select} />
      {feedback.length > 0 && (
        <>
          <p className="label fmt__apart">{formattingWords.withAnswer}</p>
          <Rows rows={feedback} language={language} select={select} />
        </>
      )}
      {[...previewed.values()].some(({ drawn }) => (drawn?.formulas.length ?? 0) > 0) && (
        <p className="hint">{formattingWords.toSource}</p>
      )}
    </div>
  )
}

function Rows({
  rows,
  language,
  select,
}: {
  language: string
  rows: readonly { text: FieldToPreview; found: PreviewedText | undefined }[]
  select: (text: FieldToPreview, from: number, to: number) => void
}) {
  return rows.map(({ text, found = { source: text.text, problems: [] } }) => (
    <div key={text.field} className="fmt__text">
      <span className="fmt__name" aria-hidden="true">
        {text.name}
      </span>
      <div>
        <Rendered text={found} language={language} select={(from, to) => select(text, from, to)} />
        <Problems problems={found.problems} select={(from, to) => select(text, from, to)} />
      </div>
    </div>
  ))
}

type Select = (from: number, to: number) => void

function Rendered({
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
    const index = formula ? [...currentTarget.querySelectorAll('math')].indexOf(formula) : -1
    const found = problems.length === 0 && drawn?.formulas[index]
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
            <Sentence of={{ ...problem, params: problem.params as ErrorMessage['params'] }} />
          </button>
        </li>
      ))}
    </ul>
  )
}
