import { forgotPasswordBody } from '@quizly/contract'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Page } from '../../../components/page/page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import '../settings/account.css'

export function ForgotPasswordScreen() {
  const [answer, setAnswer] = useState('')
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: forgotPasswordBody,
    read: (fields) => Object.fromEntries(fields),
    submit: async (body) => {
      setAnswer('')
      setAnswer((await call('forgotPassword', { body })).message)
    },
  })
  return (
    <Page title="Forgot your password?">
      <div className="col-form">
        <ErrorSummary problems={problems} fieldId={() => 'email'} />
        <h1>Forgot your password?</h1>
        {answer ? (
          <div className="account__form">
            <Notice kind="info">{answer}</Notice>
          </div>
        ) : (
          <p className="muted account__line">
            Enter the email of your account. We send a link to set a new password.
          </p>
        )}
        <form className="account__form" noValidate onSubmit={onSubmit}>
          <TextField
            id="email"
            data-first-field
            name="email"
            type="email"
            label="Email"
            problem={problemAt('email')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <div className="account__submit">
            <Button type="submit" block busy={busy}>
              Send link
            </Button>
          </div>
        </form>
        <p className="account__other">
          <Link to={paths.login}>Back to Login</Link>
        </p>
      </div>
    </Page>
  )
}
