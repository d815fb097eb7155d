import { resetPasswordBody } from '@quizly/contract'
import { useDeferredValue } from 'react'
import { Link } from 'wouter'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { PasswordField } from '../../../components/forms/field.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Page } from '../../../components/page/page.tsx'
import type { Handover } from '../../../lib/handover.ts'
import { call } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import { closeSession } from '../../../lib/calls/session.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import '../settings/account.css'

/** The screen of a mailed link. The token follows the `#`, so no server on the way has seen it. */
export function ResetPasswordScreen() {
  const token = useDeferredValue(useLocationProperty(() => window.location.hash)).slice(1)
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: resetPasswordBody,
    read: (fields) => ({ token, newPassword: fields.get('newPassword') }),
    submit: async (body) => {
      await call('resetPassword', { body })
      closeSession()
      const text = 'Your new password is set. Login with it.'
      const handover: Handover = { notice: { kind: 'success', text } }
      navigate(paths.login, { replace: true, state: handover })
    },
  })
  return (
    <Page title="Set a new password">
      <div className="col-form">
        <ErrorSummary problems={problems} fieldId={() => 'newPassword'} />
        <h1>Set a new password</h1>
        {token ? (
          <>
            <p className="muted account__line">Afterwards you are logged out everywhere.</p>
            <form className="account__form" noValidate onSubmit={onSubmit}>
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
                <Button type="submit" block busy={busy}>
                  Set password
                </Button>
              </div>
            </form>
          </>
        ) : (
          <div className="account__form">
            <Notice kind="error">
              This link is incomplete. Open it again from the mail, or ask for a new one.
            </Notice>
          </div>
        )}
        <p className="account__other">
          <Link to={paths.forgotPassword}>Ask for a new link</Link>
        </p>
      </div>
    </Page>
  )
}
