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
import '../settings/account.css'
import { MissingUserError, useWelcome } from './login-screen.tsx'

export function SignupScreen() {
  const welcome = useWelcome('Sign-in successful!')
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: signupBody,
    read: (fields) => ({ ...Object.fromEntries(fields), remember: false }),
    submit: async (body) => welcome(await call('signup', { body })),
    failureMessage: signupFailure,
  })
  const state = useHandedState()

  return (
    <Page title="Sign In">
      <div className="split split--form">
        <div className="col-form">
          <HandoverNotice />
          <ErrorSummary problems={problems} fieldId={(path) => path || 'email'} />
          <h1>Sign In</h1>
          <p className="muted account__line">
            Create your Quizly account. Already have one?{' '}
            <Link to={paths.login} state={state}>
              Login
            </Link>
          </p>
          <form className="account__form" noValidate onSubmit={onSubmit}>
            <TextField
              id="name"
              data-first-field
              name="name"
              label="Full Name"
              problem={problemAt('name')}
              autoComplete="name"
              dir="auto"
              required
            />
            <TextField
              id="email"
              name="email"
              type="email"
              label="Email"
              problem={problemAt('email')}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <PasswordField
              id="password"
              name="password"
              label="Password"
              hint="At least 8 characters"
              problem={problemAt('password')}
              autoComplete="new-password"
              required
            />
            <RoleField problem={problemAt('role')} />
            <div className="account__submit">
              <Button type="submit" block busy={busy}>
                Sign In
              </Button>
            </div>
          </form>
        </div>
        <aside className="aside-note stack">
          <h2>What you get</h2>
          <p>
            Students keep every result on their profile. Educators get a secret code for each quiz and see how
            the class did, question by question.
          </p>
        </aside>
      </div>
    </Page>
  )
}

function RoleField({ problem }: { problem: string | undefined }) {
  return (
    <Field id="role" label="Role" hint="Students take quizzes. Admins create them." problem={problem}>
      {(control) => (
        <span className="select">
          <select {...control} name="role" className="input" defaultValue="student">
            <option value="student">Student</option>
            <option value="admin">Admin</option>
          </select>
          <Icon name="chevronDown" />
        </span>
      )}
    </Field>
  )
}

function signupFailure(error: unknown): string {
  const isForeign = error instanceof ForeignReplyError && error.status < 300
  if (isForeign || error instanceof MissingUserError)
    return 'Error: No user data received. Check backend response.'
  if (error instanceof NetworkError) return 'Network error. Please try again.'
  return messageOf(error) || 'Sign-in failed'
}
