import { inviteBody, type OwnQuizSummary, type PendingInvitation } from '@quizly/contract'
import { givenRoles } from '@quizly/domain'
import { colleagues as colleagueWords } from '@quizly/words/authoring.ts'
import { useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { LoadedPart } from '../../../components/feedback/loaded.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { call } from '../../../lib/calls/call.ts'
import { changeQuiz } from '../../../lib/calls/queries.ts'
import { useSession } from '../../../lib/calls/session.ts'
import { mayOwn } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { AskDialog } from '../../../components/overlays/ask-dialog.tsx'
import { ColleagueRow } from './colleague-row.tsx'
import './colleagues.css'
import { InviteForm } from './invite-form.tsx'
import { changeSharing, type LoadedColleagues, type OwnersView, useColleagues } from './api.ts'
import { dateAndTime, longDate } from '../../../lib/dates.ts'
import { Fold } from '../../../components/overlays/fold.tsx'
import { personName } from '../../../lib/words/person-name.ts'

/** Who else works on a quiz. Its owner invites, changes and removes them here; the others can leave. */
export function Colleagues({ quiz }: { quiz: OwnQuizSummary }) {
  const { _id: quizId } = quiz
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="col-wide colleagues" aria-labelledby="colleagues-title">
      <h2 id="colleagues-title" tabIndex={-1} ref={heading}>
        {colleagueWords.title}
      </h2>
      <LoadedPart query={useColleagues(quizId)} failed={colleagueWords.failed}>
        {(loaded) => <Shared quiz={quiz} loaded={loaded} onGone={() => heading.current?.focus()} />}
      </LoadedPart>
    </section>
  )
}

function Shared({
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
            ? colleagueWords.about.shared
            : colleagueWords.about.alone
          : colleagueWords.about.others}
      </p>
      <ul className="colleagues__list" aria-label={colleagueWords.title}>
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
          <InviteForm
            schema={inviteBody}
            roles={givenRoles}
            hints={colleagueWords.roleHints}
            send={(body) =>
              changeQuiz(quiz._id, call('inviteColleague', { params: { quizId: quiz._id }, body }))
            }
          />
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
    async function remove() {
      await call('removeColleague', { params: { quizId, userId } })
      // At once: this page cannot be loaded any more.
      navigate(paths.myQuizzes)
    }
    await changeSharing(quizId, remove, {
      done: () => colleagueWords.left(title),
      failed: () => colleagueWords.notLeft,
    })
    setAsking(false)
  }
  return (
    <>
      <div>
        <Button look="secondary" onClick={() => setAsking(true)}>
          {colleagueWords.leaveQuiz}
        </Button>
      </div>
      {isAsking && (
        <AskDialog
          title={colleagueWords.leaveTitle(<bdi key="title">{title}</bdi>)}
          action={colleagueWords.leave}
          look="danger"
          onClose={() => setAsking(false)}
          onAction={leave}
        >
          <p>{colleagueWords.leaveText}</p>
        </AskDialog>
      )}
    </>
  )
}

type Props = {
  quizId: string
  /** The focus goes elsewhere, because a row is gone. */
  onGone: () => void
}

/** Who is invited and has not accepted yet. */
function PendingInvitations({
  invitations,
  ...props
}: Props & { invitations: readonly PendingInvitation[] }) {
  if (invitations.length === 0) return null
  return (
    <>
      <h3>{colleagueWords.invited}</h3>
      <ul className="colleagues__list" aria-label={colleagueWords.invited}>
        {invitations.map((invitation) => (
          <PendingRow key={invitation._id} invitation={invitation} {...props} />
        ))}
      </ul>
    </>
  )
}

function PendingRow({
  quizId,
  invitation: { _id: invitationId, email, role, invitedAt, expiresAt },
  onGone,
}: Props & { invitation: PendingInvitation }) {
  const [isBusy, setBusy] = useState(false)
  async function withdraw() {
    setBusy(true)
    const params = { quizId, invitationId }
    const isDone = await changeSharing(quizId, () => call('withdrawInvitation', { params }), {
      done: () => colleagueWords.withdrawn(email),
      failed: () => colleagueWords.notWithdrawn,
    })
    setBusy(false)
    if (isDone) onGone()
  }
  return (
    <li>
      <div>
        <p className="colleagues__name">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className="muted sm">
          {colleagueWords.invitation(colleagueWords.roles[role], longDate(invitedAt), longDate(expiresAt))}
        </p>
      </div>
      <Button
        look="quiet"
        busy={isBusy}
        aria-label={colleagueWords.withdrawFrom(email)}
        onClick={() => void withdraw()}
      >
        {colleagueWords.withdraw}
      </Button>
    </li>
  )
}

function RoleHistory({ changes }: Pick<OwnersView, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <Fold id="role-history" title={colleagueWords.history}>
      <ul className="colleagues__changes">
        {changes.map((change) => (
          <li key={`${change.at} ${change.name} ${change.role}`}>
            <span className="muted">{dateAndTime(change.at)}</span> <RoleChange change={change} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function RoleChange({ change: { name, role, by } }: { change: OwnersView['changes'][number] }) {
  const [person, giver] = [
    <bdi key="person">{personName(name)}</bdi>,
    <bdi key="giver">{personName(by)}</bdi>,
  ]
  if (role !== undefined) return <span>{colleagueWords.became[role](person, giver)}</span>
  return (
    <span>{name === by ? colleagueWords.wentAway(person) : colleagueWords.wasRemoved(person, giver)}</span>
  )
}
