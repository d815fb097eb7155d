import { format } from '@quizly/words/language.ts'
import { scoreText } from '../../lib/scores.ts'
import { marking as markingWords } from '@quizly/words/desk.ts'
import { everywhere as commonWords } from '@quizly/words/student.ts'
import type { ChangedScore, RegradingPreview } from '@quizly/contract'
import type { ShownScore } from '@quizly/domain'
import { Link } from 'wouter'
import { TextField } from '../../components/forms/field.tsx'
import { type Column, DataTable } from '../../components/tables/data-table.tsx'
import { CallError, messageOf } from '../../lib/failures.ts'
import { paths } from '../../lib/paths.ts'
import {
  reasonId,
  type RegradingChange,
  type useRegrade,
  useRegradingPreview,
  describeScores,
} from '../quiz-page/regrading-api.ts'
import { withMinus } from '../../lib/numbers/minus.ts'
import { personName } from '../../lib/words/person-name.ts'

/** What a regrade would do: who gains and who loses, by name. */
export function RegradePreview({ quizId, change }: { quizId: string; change: RegradingChange }) {
  const load = useRegradingPreview(quizId, change)
  return (
    <section
      className="regrade__preview"
      aria-label={markingWords.effect}
      aria-busy={load.status === 'loading'}
    >
      <h3>{markingWords.effect}</h3>
      {load.status === 'loading' && <p className="muted">{markingWords.checking}</p>}
      {load.status === 'failed' && <NoPreview error={load.error} retry={load.retry} />}
      {load.status === 'ready' && <Effects quizId={quizId} preview={load.data} />}
    </section>
  )
}

/** Why there is nothing to foresee. What was chosen is refused again however often it is asked. */
function NoPreview({ error, retry }: { error: unknown; retry: () => void }) {
  const isRefused = error instanceof CallError && error.code === 'invalid-input'
  return (
    <p role="status">
      {messageOf(error) || markingWords.notLoaded}
      {!isRefused && (
        <>
          {' '}
          <button type="button" className="linkish" onClick={retry}>
            {commonWords.tryAgain}
          </button>
        </>
      )}
    </p>
  )
}

function Effects({ quizId, preview }: { quizId: string; preview: RegradingPreview }) {
  const { gains, losses, up, down, byHand } = preview
  return (
    <div className="stack stack-2">
      <p role="status">{describeScores(preview)}</p>
      {byHand !== undefined && <p>{markingWords.byHand(byHand)}</p>}
      <Names title={markingWords.gains} of={gains} count={up} quizId={quizId} />
      <Names title={markingWords.loses} of={losses} count={down} quizId={quizId} />
    </div>
  )
}

/** A student, and the score before and after. */
export function changedScoreColumns(title: string, quizId: string): Column<ChangedScore>[] {
  return [
    {
      name: title,
      isRowHead: true,
      cell: ({ userId, name }) => (
        <Link to={paths.studentAttempt(quizId, userId)} dir="auto">
          {personName(name)}
        </Link>
      ),
    },
    {
      name: markingWords.score,
      numeric: true,
      isNamed: false,
      cell: ({ before, after }) => (
        <bdi dir="ltr">
          {scoreText(before)} → {scoreText(after)}
          {pointsMoved(before, after)}
        </bdi>
      ),
    },
  ]
}

/** “ (+0.5)”: how many points a score in a weighted quiz goes up or down, if they are of the same total. */
function pointsMoved(before: ShownScore, after: ShownScore): string {
  if (after.maxScore === undefined || after.maxScore !== before.maxScore) return ''
  const moved = Math.round(100 * (after.score - before.score)) / 100
  return ` (${moved > 0 ? '+' : ''}${withMinus(format.number(moved))})`
}

function Names({
  title,
  of,
  count,
  quizId,
}: {
  title: string
  of: readonly ChangedScore[]
  count: number
  quizId: string
}) {
  if (of.length === 0) return null
  return (
    <DataTable
      label={title}
      frame={null}
      rows={of}
      rowKey={({ userId }) => userId}
      columns={changedScoreColumns(title, quizId)}
    >
      {count > of.length && (
        <tr>
          <td colSpan={2} className="muted">
            {markingWords.andMore(count - of.length)}
          </td>
        </tr>
      )}
    </DataTable>
  )
}

/** Why a question is marked again. */
export function ReasonField({
  marking: { reason, setReason, problem },
}: {
  marking: Pick<ReturnType<typeof useRegrade>, 'reason' | 'setReason' | 'problem'>
}) {
  return (
    <TextField
      id={reasonId}
      label={markingWords.reason}
      hint={markingWords.reasonHint}
      problem={problem}
      aria-required
      maxLength={500}
      value={reason}
      onChange={({ target }) => setReason(target.value)}
    />
  )
}
