import { importing as importingWords, lossKinds as kindWords } from '@quizly/words/formats.ts'
import type { Loss, LossKind } from '@quizly/formats'
import { csvRow, csvStyle } from '@quizly/spreadsheets'
import { Fragment, type MouseEvent, useMemo, useState } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import { downloadText } from '../../lib/download-text.ts'
import { languageNow, useLanguage } from '../../lib/words/language.ts'
import { LossLine, lossText } from './loss-sentences.tsx'

const kinds: readonly LossKind[] = ['refused', 'approximated', 'changed', 'dropped']
const listedAtFirst = 5
const maxLinks = 8

/** A question with its number in the file or the quiz. `line`: where it begins. */
type Lossy = { number: number; losses: readonly Loss[]; line?: number | undefined }
type Sentence = { text: string; numbers: number[] }

/** Sentences by kind, each with the questions of which it is said. */
function sentencesByKind(
  questions: readonly Lossy[],
): { kind: LossKind; sentences: Sentence[]; questions: number }[] {
  return kinds.flatMap((kind) => {
    const byText = new Map<string, number[]>()
    const touched = new Set<number>()
    for (const { number, losses } of questions)
      for (const loss of losses) {
        if (loss.kind !== kind) continue
        const text = lossText(loss)
        const numbers = byText.get(text) ?? []
        if (numbers.at(-1) !== number) numbers.push(number)
        byText.set(text, numbers)
        touched.add(number)
      }
    const sentences = [...byText].map(([text, numbers]) => ({ text, numbers }))
    return sentences.length > 0 ? [{ kind, sentences, questions: touched.size }] : []
  })
}

/** All that file and quiz do not have in common: by kind, with the questions of which it is said. */
export function LossOverview({
  questions,
  ofFile,
  fileName,
  title,
  whole,
  onJump,
}: {
  questions: readonly Lossy[]
  ofFile: readonly Loss[]
  fileName: string
  title: string
  /** What is said if nothing is lost. */
  whole: string
  /** Undefined: the questions are not on the page. */
  onJump?: (number: number) => void
}) {
  const language = useLanguage()
  // The sentences are in the language of the app.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const groups = useMemo(() => sentencesByKind(questions), [questions, language])
  const isWhole = groups.length === 0 && ofFile.length === 0
  return (
    <section className="losses" aria-labelledby="losses-heading">
      <h2 id="losses-heading">{title}</h2>
      {isWhole && <p className="muted">{whole}</p>}
      {ofFile.length > 0 && (
        <>
          <h3>{importingWords.wholeFile}</h3>
          <ul>
            {ofFile.map((loss) => (
              <li key={JSON.stringify(loss)}>
                <LossLine of={loss} />
              </li>
            ))}
          </ul>
        </>
      )}
      {groups.map(({ kind, sentences, questions: count }) => (
        <Fragment key={kind}>
          <h3>{importingWords.ofKind(kindWords[kind], count)}</h3>
          <Sentences sentences={sentences} onJump={onJump} />
        </Fragment>
      ))}
      {!isWhole && (
        <Button look="quiet" size="sm" onClick={() => downloadLosses(questions, ofFile, fileName)}>
          <Icon name="download" />
          {importingWords.download}
        </Button>
      )}
    </section>
  )
}

function Sentences({
  sentences,
  onJump,
}: {
  sentences: readonly Sentence[]
  onJump: ((number: number) => void) | undefined
}) {
  const [isWhole, setIsWhole] = useState(false)
  const listed = isWhole ? sentences : sentences.slice(0, listedAtFirst)
  return (
    <>
      <ul>
        {listed.map(({ text, numbers }) => (
          <li key={text}>
            {text} <QuestionLinks numbers={numbers} onJump={onJump} />
          </li>
        ))}
      </ul>
      {listed.length < sentences.length && (
        <Button look="quiet" size="sm" onClick={() => setIsWhole(true)}>
          {importingWords.moreSentences(sentences.length - listed.length)}
        </Button>
      )}
    </>
  )
}

function QuestionLinks({
  numbers,
  onJump,
}: {
  numbers: readonly number[]
  onJump: ((number: number) => void) | undefined
}) {
  const jump = (number: number) => (event: MouseEvent) => {
    event.preventDefault()
    onJump?.(number)
  }
  const left = numbers.length - maxLinks
  return (
    <span className="losses__links">
      {numbers.slice(0, maxLinks).map((number) =>
        onJump ? (
          <a key={number} href={`#imported-${number}`} onClick={jump(number)}>
            {importingWords.question(number)}
          </a>
        ) : (
          <span key={number}>{importingWords.question(number)}</span>
        ),
      )}
      {left > 0 && <span className="muted">{importingWords.more(left)}</span>}
    </span>
  )
}

function downloadLosses(questions: readonly Lossy[], ofFile: readonly Loss[], fileName: string): void {
  const { columns } = importingWords
  const style = csvStyle(languageNow())
  const rowOf = (question: number | null, line: number | undefined, loss: Loss) =>
    csvRow(
      [question, loss.line ?? line ?? null, kindWords[loss.kind], lossText(loss), loss.instead ?? ''],
      style,
    )
  const rows = [
    csvRow([columns.question, columns.line, columns.kind, columns.what, columns.instead], style),
    ...ofFile.map((loss) => rowOf(null, undefined, loss)),
    ...questions.flatMap(({ number, line, losses }) => losses.map((loss) => rowOf(number, line, loss))),
  ]
  downloadText(`${importingWords.lossFile(fileName)}.csv`, `\uFEFF${rows.join('')}`, 'text/csv')
}
