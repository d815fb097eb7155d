import { fields as fieldWords, resetPassword as resetWords } from '@quizly/words/account.ts'
import { resetPasswordBody } from '@quizly/contract'
import { useDeferredValue } from 'react'
import { Link } from 'wouter'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { PasswordField } from '../../../components/forms/field.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Page } from '../../../components/page/page.tsx'
import { type Handover, noticeOf } from '../../../lib/handover.ts'
import { call } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import { closeSession } from '../../../lib/calls/session.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import '../account-form.css'

/** The screen of a mailed link. The token follows the `#`, so no server on the way has seen it. */
export function ResetPasswordScreen() {
  const token = useDeferredValue(useLocationProperty(() => window.location.hash)).slice(1)
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: resetPasswordBody,
    read: (fields) => ({ token, newPassword: fields.get('newPassword') }),
    submit: async (body) => {
      await call('resetPassword', { body })
      closeSession()
      const handover: Handover = { notice: noticeOf('success', () => resetWords.done) }
      navigate(paths.login, { replace: true, state: handover })
    },
  })
  return (
    <Page title={resetWords.title}>
      <div className="col-form">
        <ErrorSummary problems={problems} fieldId={() => 'newPassword'} />
        <h1>{resetWords.title}</h1>
        {token ? (
          <>
            <p className="muted account__line">{resetWords.hint}</p>
            <form className="account__form" noValidate onSubmit={onSubmit}>
              <PasswordField
                id="newPassword"
                name="newPassword"
                label={fieldWords.newPassword}
                hint={fieldWords.passwordHint}
                problem={problemAt('newPassword')}
                autoComplete="new-password"
                required
              />
              <div className="account__submit">
                <Button type="submit" block busy={busy}>
                  {resetWords.submit}
                </Button>
              </div>
            </form>
          </>
        ) : (
          <div className="account__form">
            <Notice kind="error">{resetWords.brokenLink}</Notice>
          </div>
        )}
        <p className="account__other">
          <Link to={paths.forgotPassword}>{resetWords.newLink}</Link>
        </p>
      </div>
    </Page>
  )
}
