import type { OwnQuizSummary } from '@quizly/contract'
import { useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useCachedQuery } from '../../../lib/calls/queries.ts'
import { useSession } from '../../../lib/calls/session.ts'
import { mayOwn } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { AskDialog } from './ask-dialog.tsx'
import { ColleagueRow } from './colleague-row.tsx'
import './colleagues.css'
import { InviteForm } from './invite-form.tsx'
import { changeSharing, type LoadedColleagues, loadColleagues } from './load-colleagues.ts'
import { PendingInvitations } from './pending-invitations.tsx'
import { RoleHistory } from './role-history.tsx'

/** Who else works on a quiz. Its owner invites, changes and removes them here; the others can leave. */
export function Colleagues({ quiz }: { quiz: OwnQuizSummary }) {
  const { _id: quizId } = quiz
  const load = useCachedQuery(['colleagues', quizId], (signal) => loadColleagues(quizId, signal))
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="col-wide colleagues" aria-labelledby="colleagues-title">
      <h2 id="colleagues-title" tabIndex={-1} ref={heading}>
        Colleagues
      </h2>
      {load.status === 'loading' && <p className="muted">Loading…</p>}
      {load.status === 'failed' && (
        <div className="stack">
          <Notice kind="error">The colleagues could not be loaded.</Notice>
          <div>
            <Button look="secondary" onClick={load.retry}>
              Try again
            </Button>
          </div>
        </div>
      )}
      {load.status === 'ready' && (
        <Loaded quiz={quiz} loaded={load.data} onGone={() => heading.current?.focus()} />
      )}
    </section>
  )
}

function Loaded({
  quiz,
  loaded,
  onGone,
}: {
  quiz: OwnQuizSummary
  loaded: LoadedColleagues
  onGone: () => void
}) {
  const ownId = useSession()?.user._id
  const isShared = loaded.colleagues.length > 1
  return (
    <>
      <p className="muted colleagues__about">
        {mayOwn(quiz)
          ? isShared
            ? 'They work on this quiz with you.'
            : 'Only you can see this quiz. Invite a colleague by email to work on it with you.'
          : 'They work on this quiz. Its owner decides who does.'}
      </p>
      <ul className="colleagues__list" aria-label="Colleagues">
        {loaded.colleagues.map((colleague) => (
          <ColleagueRow
            key={colleague.userId}
            quiz={quiz}
            colleague={colleague}
            isSelf={colleague.userId === ownId}
            onGone={onGone}
          />
        ))}
      </ul>
      {'invitations' in loaded ? (
        <>
          <PendingInvitations quizId={quiz._id} invitations={loaded.invitations} onGone={onGone} />
          <InviteForm quizId={quiz._id} />
          <RoleHistory changes={loaded.changes} />
        </>
      ) : (
        ownId !== undefined && <Leave quiz={quiz} userId={ownId} />
      )}
    </>
  )
}

function Leave({ quiz: { _id: quizId, title }, userId }: { quiz: OwnQuizSummary; userId: string }) {
  const [isAsking, setAsking] = useState(false)
  async function leave() {
    await changeSharing(quizId, () => call('removeColleague', { params: { quizId, userId } }), {
      done: `You have left “${title}”.`,
      failed: 'You could not leave the quiz.',
      // At once: this page cannot be loaded any more.
      onDone: () => navigate(paths.myQuizzes),
    })
    setAsking(false)
  }
  return (
    <>
      <div>
        <Button look="secondary" onClick={() => setAsking(true)}>
          Leave this quiz
        </Button>
      </div>
      {isAsking && (
        <AskDialog
          title={
            <>
              Leave “<bdi>{title}</bdi>”?
            </>
          }
          action="Leave"
          look="danger"
          onClose={() => setAsking(false)}
          onConfirm={leave}
        >
          <p>
            You will no longer see this quiz and its results. What you have changed or marked stays. Only its
            owner can invite you again.
          </p>
        </AskDialog>
      )}
    </>
  )
}
