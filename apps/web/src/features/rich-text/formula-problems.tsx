import { formatting as formattingProblems } from '@quizly/words/problems.ts'
import { inEnglish } from '@quizly/words/sentences.ts'
import { useSyncExternalStore } from 'react'
import type { ErrorMessage } from '../../lib/words/problem-words.ts'
import { Sentence } from '../../lib/words/sentence.tsx'
import type { Reply } from './preview-queue.ts'
import type { Chips } from './chips.tsx'
import { useDrawn } from './drawn-texts.tsx'

type Problem = Extract<Reply, { problems: unknown }>['problems'][number]

/** What is wrong with a formula that was drawn alone and stands in this line of its text. */
export function ProblemSentence({ problem, line }: { problem: Problem; line: number }) {
  const params = {
    ...problem.params,
    ...(problem.params?.line !== undefined && { line }),
  } as ErrorMessage['params']
  const placed = { code: problem.code, params }
  return <Sentence of={{ ...placed, message: inEnglish(placed as never, formattingProblems) }} />
}

/** What is wrong with the formulas of a text; each opens its formula. */
export function FormulaProblems({
  chips,
  text,
  open,
}: {
  chips: Chips
  text: string
  open: (position: number) => void
}) {
  const formulas = useSyncExternalStore(chips.subscribe, chips.now).filter(
    ({ node }) => node.type.name !== 'picture',
  )
  return (
    <ul className="rt-problems" aria-live="polite">
      {formulas.map(({ key, node, getPos }) => {
        const source = String(node.attrs['source'])
        const line = text.slice(0, Math.max(0, text.indexOf(source))).split('\n').length
        return <OfFormula key={key} source={source} line={line} open={() => open(getPos() ?? 0)} />
      })}
    </ul>
  )
}

function OfFormula({ source, line, open }: { source: string; line: number; open: () => void }) {
  const { reply } = useDrawn(source)
  if (!reply || !('problems' in reply)) return null
  return reply.problems.map((problem) => (
    <li key={`${problem.code} ${problem.from}`}>
      <button className="linkish" type="button" onClick={open}>
        <ProblemSentence problem={problem} line={line} />
      </button>
    </li>
  ))
}
