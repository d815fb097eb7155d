import type { ErrorMessage } from '../../../lib/words/problem-words.ts'
import {
  fields as fieldWords,
  profile as profileWords,
  slip as slipWords,
  signup as signupWords,
} from '@quizly/words/account.ts'
import { everywhere as commonWords, login as loginWords } from '@quizly/words/student.ts'
import { type Role, signupBody } from '@quizly/contract'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { HandoverNotice } from '../../../components/feedback/handover-notice.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { Field, PasswordField, TextField } from '../../../components/forms/field.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { Page } from '../../../components/page/page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { ForeignReplyError, NetworkError, messageOf } from '../../../lib/failures.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { useHandedState } from '../../../lib/handover.ts'
import { paths } from '../../../lib/paths.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import '../account-form.css'
import { useWelcome } from './login-screen.tsx'
import { SchoolWays } from './school-ways.tsx'

export function SignupScreen() {
  const welcome = useWelcome(() => signupWords.done)
  const [step, setStep] = useState<ReactNode>()
  const invitation = useInvitation()
  const rule = useEducatorRule(invitation)
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: signupBody,
    read: (fields) => ({ ...Object.fromEntries(fields), remember: false, ...(invitation && { invitation }) }),
    submit: async (body) => {
      const reply = await call('signup', { body })
      if (!reply.token) {
        const { secondStep } = await import('./second-step.tsx')
        return setStep(await secondStep(reply, welcome, () => navigate(paths.login)))
      }
      welcome(reply, reply.user.waitsForApproval && (() => profileWords.waits))
    },
    failureMessage: signupFailure,
  })
  const state = useHandedState()

  if (step) return step
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
          {rule !== undefined && (
            <div className="account__line">
              <Notice kind="info">{rule}</Notice>
            </div>
          )}
          <SchoolWays />
          <form className="account__form" method="dialog" noValidate onSubmit={onSubmit}>
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
            <RoleField
              key={invitation}
              first={invitation ? 'admin' : 'student'}
              problem={problemAt('role')}
            />
            <div className="account__submit">
              <Button type="submit" block busy={busy}>
                {signupWords.submit}
              </Button>
            </div>
          </form>
          <p className="account__other">
            <Link to={paths.slip} state={state}>
              {slipWords.title}
            </Link>
          </p>
        </div>
        <aside className="aside-note stack">
          <h2>{signupWords.whatYouGet}</h2>
          <p>{signupWords.whatYouGetText}</p>
        </aside>
      </div>
    </Page>
  )
}

/** The token at the end of an invitation's link. */
function useInvitation(): string | undefined {
  const hash = useDeferredValue(
    useLocationProperty(
      () => window.location.hash,
      () => '',
    ),
  )
  return new URLSearchParams(hash.slice(1)).get('invitation') ?? undefined
}

/** Who may sign up as an educator, in a sentence; undefined: everybody, or it is not known yet. */
function useEducatorRule(invitation: string | undefined): string | undefined {
  const load = useLoad('educators', (signal) => call('getConfig', {}, { signal }))
  if (invitation !== undefined) return signupWords.invited
  if (load.status !== 'ready' || load.data.educators === undefined) return undefined
  const { educators, domains = [] } = load.data
  if (educators === 'domain') return signupWords.educators.domain(domains.join(', '))
  return signupWords.educators[educators]
}

function RoleField({ first, problem }: { first: Role; problem: ErrorMessage | undefined }) {
  return (
    <Field id="role" label={signupWords.role} hint={signupWords.roleHint} problem={problem}>
      {(control) => (
        <span className="select">
          <select {...control} name="role" className="input" defaultValue={first}>
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
