import { inviteBody } from '@quizly/contract'
import type { GivenRole } from '@quizly/domain'
import { useRef, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { CopyButton } from '../../../components/forms/copy-button.tsx'
import { Field, TextField } from '../../../components/forms/field.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { call } from '../../../lib/calls/call.ts'
import { refreshQuiz } from '../../../lib/calls/queries.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { roleHints, RoleSelect } from './role-select.tsx'

type Sent = { email: string; link?: string | undefined }

/** Invites a colleague by e-mail. Where Quizly sends no mail, it shows the link to pass on. */
export function InviteForm({ quizId }: { quizId: string }) {
  const [role, setRole] = useState<GivenRole>('viewer')
  const [sent, setSent] = useState<Sent>()
  const field = useRef<HTMLInputElement>(null)
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: inviteBody,
    read: (fields) => ({ email: fields.get('email'), role }),
    submit: async (body) => {
      setSent(undefined)
      const { invitation, link } = await call('inviteColleague', { params: { quizId }, body })
      setSent({ email: invitation.email, link })
      if (field.current) field.current.value = ''
      await refreshQuiz(quizId)
    },
  })
  return (
    <form className="colleagues__invite" noValidate onSubmit={onSubmit} aria-label="Invite a colleague">
      <ErrorSummary problems={problems} fieldId={() => 'invite-email'} />
      <div className="colleagues__fields">
        <TextField
          ref={field}
          id="invite-email"
          name="email"
          type="email"
          label="Email of a colleague"
          problem={problemAt('email')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Field id="invite-role" label="Role">
          {(control) => (
            <RoleSelect {...control} aria-describedby="invite-role-hint" value={role} onChoose={setRole} />
          )}
        </Field>
        <p className="hint colleagues__role-hint" id="invite-role-hint">
          {roleHints[role]}
        </p>
        <Button type="submit" look="secondary" busy={busy} busyLabel="Inviting…">
          Invite
        </Button>
      </div>
      <div role="status">{sent && <Invited sent={sent} />}</div>
    </form>
  )
}

function Invited({ sent: { email, link } }: { sent: Sent }) {
  if (link === undefined) {
    return (
      <p className="colleagues__sent">
        An invitation to <bdi>{email}</bdi> is on its way. It can be accepted within 14 days.
      </p>
    )
  }
  return (
    <div className="colleagues__sent stack stack-2">
      <p>
        Send this link to <bdi>{email}</bdi> yourself. It works once, within 14 days, and only for that email.
        It is not shown again.
      </p>
      <div className="copyline">
        <input
          className="input"
          readOnly
          aria-label="Invitation link"
          dir="ltr"
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={link} label="Copy link" icon="link" look="secondary" />
      </div>
    </div>
  )
}
