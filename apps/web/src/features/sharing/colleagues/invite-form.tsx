import type { GivenRole } from '@quizly/domain'
import { colleagues as colleagueWords, share as shareWords } from '@quizly/words/authoring.ts'
import { useRef, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { CopyButton } from '../../../components/forms/copy-button.tsx'
import { Field, TextField } from '../../../components/forms/field.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { RoleSelect } from './role-select.tsx'

type Sent = { email: string; link?: string | undefined }

/** Invites a colleague by e-mail to what `send` says. Where Quizly sends no mail, it shows the link to pass on. */
export function InviteForm<Role extends GivenRole>({
  schema,
  roles,
  hints,
  send,
}: {
  schema: Parameters<typeof useSchemaForm<{ email: string; role: Role }>>[0]['schema']
  /** The last one is chosen at first. */
  roles: readonly Role[]
  /** What each role may do. */
  hints: Record<Role, string>
  send: (body: {
    email: string
    role: Role
  }) => Promise<{ invitation: { email: string }; link?: string | undefined }>
}) {
  const [role, setRole] = useState(roles.at(-1) as Role)
  const [sent, setSent] = useState<Sent>()
  const field = useRef<HTMLInputElement>(null)
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema,
    read: (fields) => ({ email: fields.get('email'), role }),
    submit: async (body) => {
      setSent(undefined)
      const { invitation, link } = await send(body)
      setSent({ email: invitation.email, link })
      if (field.current) field.current.value = ''
    },
  })
  return (
    <form
      className="colleagues__invite"
      noValidate
      onSubmit={onSubmit}
      aria-label={colleagueWords.inviteLabel}
    >
      <ErrorSummary problems={problems} fieldId={() => 'invite-email'} />
      <div className="colleagues__fields">
        <TextField
          ref={field}
          id="invite-email"
          name="email"
          type="email"
          label={colleagueWords.emailLabel}
          problem={problemAt('email')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Field id="invite-role" label={colleagueWords.roleLabel}>
          {(control) => (
            <RoleSelect
              {...control}
              aria-describedby="invite-role-hint"
              roles={roles}
              value={role}
              onChoose={setRole}
            />
          )}
        </Field>
        <p className="hint colleagues__role-hint" id="invite-role-hint">
          {hints[role]}
        </p>
        <Button type="submit" look="secondary" busy={busy} busyLabel={colleagueWords.inviting}>
          {colleagueWords.invite}
        </Button>
      </div>
      <div role="status">{sent && <Invited sent={sent} />}</div>
    </form>
  )
}

function Invited({ sent: { email, link } }: { sent: Sent }) {
  if (link === undefined) {
    return <p className="colleagues__sent">{colleagueWords.isSent(<bdi key="email">{email}</bdi>)}</p>
  }
  return (
    <div className="colleagues__sent stack stack-2">
      <p>{colleagueWords.sendYourself(<bdi key="email">{email}</bdi>)}</p>
      <div className="copyline">
        <input
          className="input"
          readOnly
          aria-label={colleagueWords.link}
          dir="ltr"
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={link} label={shareWords.copyLink} icon="link" look="secondary" />
      </div>
    </div>
  )
}
