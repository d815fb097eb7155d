import { changePasswordBody } from '@quizly/contract'
import { useRef } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { PasswordField } from '../../../components/forms/field.tsx'
import { notify } from '../../../components/feedback/toast.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'

/** Changes the password; needs the present one. */
export function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: changePasswordBody,
    read: (fields) => Object.fromEntries(fields),
    submit: async (body) => {
      await call('changePassword', { body })
      form.current?.reset()
      notify({ kind: 'success', text: 'Your password is changed. Other devices are logged out.' })
      onChanged()
    },
  })
  return (
    <section className="account__part" aria-labelledby="password">
      <h2 id="password">Password</h2>
      <p className="muted account__line">This signs you out on other devices.</p>
      <ErrorSummary problems={problems} fieldId={(path) => path || 'currentPassword'} />
      <form ref={form} className="account__fields" noValidate onSubmit={onSubmit}>
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          id="currentPassword"
          name="currentPassword"
          label="Current password"
          problem={problemAt('currentPassword')}
          autoComplete="current-password"
          required
        />
        <PasswordField
          id="newPassword"
          name="newPassword"
          label="New password"
          hint="At least 8 characters"
          problem={problemAt('newPassword')}
          autoComplete="new-password"
          required
        />
        <div className="account__submit">
          <Button type="submit" look="secondary" busy={busy}>
            Change password
          </Button>
        </div>
      </form>
    </section>
  )
}
