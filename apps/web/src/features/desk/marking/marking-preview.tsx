import type { ChangedScore, RemarkingPreview } from '@quizly/contract'
import { Link } from 'wouter'
import { TextField } from '../../../components/forms/field.tsx'
import { type Column, DataTable } from '../../../components/tables/data-table.tsx'
import { CallError, messageOf } from '../../../lib/failures.ts'
import { paths } from '../../../lib/paths.ts'
import { reasonId, type RemarkingChange, type useMarkAgain, useRemarkingPreview } from './api.ts'
import { describeScores } from './marking-words.ts'

/** What a re-marking would do: who gains and who loses, by name. */
export function RemarkPreview({ quizId, change }: { quizId: string; change: RemarkingChange }) {
  const load = useRemarkingPreview(quizId, change)
  return (
    <section className="remark__preview" aria-label="Effect on scores" aria-busy={load.status === 'loading'}>
      <h3>Effect on scores</h3>
      {load.status === 'loading' && <p className="muted">Checking…</p>}
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
      {messageOf(error) || 'This could not be loaded.'}
      {!isRefused && (
        <>
          {' '}
          <button type="button" className="linkish" onClick={retry}>
            Try again
          </button>
        </>
      )}
    </p>
  )
}

function Effects({ quizId, preview }: { quizId: string; preview: RemarkingPreview }) {
  const { gains, losses, up, down, byHand } = preview
  return (
    <div className="stack stack-2">
      <p role="status">{describeScores(preview)}</p>
      {byHand !== undefined && (
        <p>
          {byHand === 1
            ? '1 answer was marked by hand and stays as it is.'
            : `${byHand.toLocaleString('en')} answers were marked by hand and stay as they are.`}
        </p>
      )}
      <Names title="Gains" of={gains} count={up} quizId={quizId} />
      <Names title="Loses" of={losses} count={down} quizId={quizId} />
    </div>
  )
}

const scored = ({ score, totalQuestions }: ChangedScore['before']) => `${score} / ${totalQuestions}`

function columnsOf(title: string, quizId: string): Column<ChangedScore>[] {
  return [
    {
      name: title,
      isRowHead: true,
      cell: ({ userId, name }) => (
        <Link to={paths.studentAttempt(quizId, userId)} dir="auto">
          {name}
        </Link>
      ),
    },
    {
      name: 'Score',
      numeric: true,
      isNamed: false,
      cell: ({ before, after }) => (
        <bdi dir="ltr">
          {scored(before)} → {scored(after)}
        </bdi>
      ),
    },
  ]
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
      columns={columnsOf(title, quizId)}
    >
      {count > of.length && (
        <tr>
          <td colSpan={2} className="muted">
            And {(count - of.length).toLocaleString('en')} more
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
  marking: Pick<ReturnType<typeof useMarkAgain>, 'reason' | 'setReason' | 'problem'>
}) {
  return (
    <TextField
      id={reasonId}
      label="Reason (required)"
      hint="Students see it with their result and in their receipt."
      problem={problem}
      aria-required
      maxLength={500}
      value={reason}
      onChange={({ target }) => setReason(target.value)}
    />
  )
}
