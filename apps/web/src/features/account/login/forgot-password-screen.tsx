import { forgotPassword as forgotWords, resetPassword as resetWords } from '@quizly/words/account.ts'
import { login as loginWords } from '@quizly/words/student.ts'
import { type Calls, forgotPasswordBody, type ReplyBody } from '@quizly/contract'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Page } from '../../../components/page/page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useHandedState } from '../../../lib/handover.ts'
import { paths } from '../../../lib/paths.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import '../account-form.css'

export function ForgotPasswordScreen() {
  const state = useHandedState()
  const [next, setNext] = useState<ReplyBody<Calls['forgotPassword'], 'accepted'>>()
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: forgotPasswordBody,
    read: (fields) => Object.fromEntries(fields),
    submit: async (body) => {
      setNext(undefined)
      setNext(await call('forgotPassword', { body }))
    },
  })
  return (
    <Page title={loginWords.forgot}>
      <div className="col-form">
        <ErrorSummary problems={problems} fieldId={() => 'email'} />
        <h1>{loginWords.forgot}</h1>
        {next ? (
          <div className="account__form">
            <Notice kind="info">
              {forgotWords.nextSteps[next.code] ?? <span lang="en">{next.message}</span>}
            </Notice>
          </div>
        ) : (
          <p className="muted account__line">{resetWords.forgotHint}</p>
        )}
        <form className="account__form" noValidate onSubmit={onSubmit}>
          <TextField
            id="email"
            data-first-field
            name="email"
            type="email"
            label={loginWords.email}
            problem={problemAt('email')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <div className="account__submit">
            <Button type="submit" block busy={busy}>
              {resetWords.sendLink}
            </Button>
          </div>
        </form>
        <p className="account__other">
          <Link to={paths.login} state={state}>
            {resetWords.backToLogin}
          </Link>
        </p>
      </div>
    </Page>
  )
}
