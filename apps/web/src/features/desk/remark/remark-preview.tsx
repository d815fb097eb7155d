import type { ChangedScore, RemarkingPreview } from '@quizly/contract'
import { Link } from 'wouter'
import { call } from '../../../lib/calls/call.ts'
import { CallError, messageOf } from '../../../lib/failures.ts'
import { paths } from '../../../lib/paths.ts'
import { useCachedQuery } from '../../../lib/calls/queries.ts'
import { describeScores } from './describe-scores.ts'
import type { RemarkingChange } from './use-mark-again.ts'

/** What a re-marking would do, as the server foresees it. */
export function useRemarkingPreview(quizId: string, change: RemarkingChange) {
  return useCachedQuery(['remarking-preview', quizId, change], (signal) =>
    call('previewRemarking', { params: { quizId }, body: change }, { signal }),
  )
}

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
    <table className="tbl" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col" className="n">
            Score
          </th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ userId, name, before, after }) => (
          <tr key={userId}>
            <th scope="row">
              <Link to={paths.studentAttempt(quizId, userId)} dir="auto">
                {name}
              </Link>
            </th>
            <td className="n">
              <bdi dir="ltr">
                {scored(before)} → {scored(after)}
              </bdi>
            </td>
          </tr>
        ))}
        {count > of.length && (
          <tr>
            <td colSpan={2} className="muted">
              And {(count - of.length).toLocaleString('en')} more
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
