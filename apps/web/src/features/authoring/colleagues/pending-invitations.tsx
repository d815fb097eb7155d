import type { PendingInvitation } from '@quizly/contract'
import { useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { call } from '../../../lib/calls/call.ts'
import { longDate } from '../../../lib/dates.ts'
import { changeSharing } from './load-colleagues.ts'
import { roleNames } from './role-texts.ts'

type Props = {
  quizId: string
  /** The focus goes elsewhere, because a row is gone. */
  onGone: () => void
}

/** Who is invited and has not accepted yet. */
export function PendingInvitations({
  invitations,
  ...props
}: Props & { invitations: readonly PendingInvitation[] }) {
  if (invitations.length === 0) return null
  return (
    <>
      <h3>Invited</h3>
      <ul className="colleagues__list" aria-label="Invited">
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
      done: `The invitation to ${email} is withdrawn.`,
      failed: 'The invitation could not be withdrawn.',
    })
    setBusy(false)
    if (isDone) onGone()
  }
  return (
    <li>
      <div>
        <p className="colleagues__name" dir="ltr">
          {email}
        </p>
        <p className="muted sm">
          {roleNames[role]} · invited {longDate(invitedAt)} · until {longDate(expiresAt)}
        </p>
      </div>
      <Button
        look="quiet"
        busy={isBusy}
        aria-label={`Withdraw the invitation to ${email}`}
        onClick={() => void withdraw()}
      >
        Withdraw
      </Button>
    </li>
  )
}
