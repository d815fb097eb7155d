import type { ErrorMessage } from '../../../lib/words/problem-words.ts'
import { fields as fieldWords, signup as signupWords } from '@quizly/words/account.ts'
import { everywhere as commonWords, login as loginWords } from '@quizly/words/student.ts'
import { signupBody } from '@quizly/contract'
import { Link } from 'wouter'
import { HandoverNotice } from '../../../components/feedback/handover-notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { Field, PasswordField, TextField } from '../../../components/forms/field.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { Page } from '../../../components/page/page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { ForeignReplyError, NetworkError, messageOf } from '../../../lib/failures.ts'
import { useHandedState } from '../../../lib/handover.ts'
import { paths } from '../../../lib/paths.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import '../account-form.css'
import { useWelcome } from './login-screen.tsx'

export function SignupScreen() {
  const welcome = useWelcome(() => signupWords.done)
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: signupBody,
    read: (fields) => ({ ...Object.fromEntries(fields), remember: false }),
    submit: async (body) => welcome(await call('signup', { body })),
    failureMessage: signupFailure,
  })
  const state = useHandedState()

  return (
    <Page title={signupWords.title}>
      <div className="split split--form">
        <div className="col-form">
          <HandoverNotice />
          <ErrorSummary problems={problems} fieldId={(path) => path || 'email'} />
          <h1>{signupWords.title}</h1>
          <p className="muted account__line">
            {signupWords.hint((text) => (
              <Link key="login" to={paths.login} state={state}>
                {text}
              </Link>
            ))}
          </p>
          <form className="account__form" noValidate onSubmit={onSubmit}>
            <TextField
              id="name"
              data-first-field
              name="name"
              label={fieldWords.fullName}
              problem={problemAt('name')}
              autoComplete="name"
              dir="auto"
              required
            />
            <TextField
              id="email"
              name="email"
              type="email"
              label={loginWords.email}
              problem={problemAt('email')}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <PasswordField
              id="password"
              name="password"
              label={loginWords.password}
              hint={fieldWords.passwordHint}
              problem={problemAt('password')}
              autoComplete="new-password"
              required
            />
            <RoleField problem={problemAt('role')} />
            <div className="account__submit">
              <Button type="submit" block busy={busy}>
                {signupWords.submit}
              </Button>
            </div>
          </form>
        </div>
        <aside className="aside-note stack">
          <h2>{signupWords.whatYouGet}</h2>
          <p>{signupWords.whatYouGetText}</p>
        </aside>
      </div>
    </Page>
  )
}

function RoleField({ problem }: { problem: ErrorMessage | undefined }) {
  return (
    <Field id="role" label={signupWords.role} hint={signupWords.roleHint} problem={problem}>
      {(control) => (
        <span className="select">
          <select {...control} name="role" className="input" defaultValue="student">
            <option value="student">{signupWords.roles.student}</option>
            <option value="admin">{signupWords.roles.admin}</option>
          </select>
          <Icon name="chevronDown" />
        </span>
      )}
    </Field>
  )
}

function signupFailure(error: unknown): string {
  if (error instanceof ForeignReplyError && error.status < 300) return signupWords.noUser
  if (error instanceof NetworkError) return commonWords.networkError
  return messageOf(error) || signupWords.failed
}
