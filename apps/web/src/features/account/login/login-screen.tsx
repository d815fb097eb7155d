import { loginProblems } from '@quizly/domain'
import { type ReactElement, useRef, useState } from 'react'
import { Link } from 'wouter'
import { HandoverNotice } from '../../../components/feedback/handover-notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { PasswordField, TextField } from '../../../components/forms/field.tsx'
import { Page } from '../../../components/page/page.tsx'
import { useHandedState, useHandover } from '../../../lib/handover.ts'
import { call } from '../../../lib/calls/call.ts'
import { CallError } from '../../../lib/failures.ts'
import {
  entries as entryWords,
  everywhere as commonWords,
  login as loginWords,
} from '@quizly/words/student.ts'
import { studentPaths } from '../../../lib/student-paths.ts'
import { placedProblem, readText, useForm } from '../../../lib/forms/use-form.ts'
import '../account-form.css'
import type { User } from '@quizly/contract'
import { navigate } from 'wouter/use-browser-location'
import { notify } from '../../../components/feedback/toast.tsx'
import { discardLocalDrafts } from '../../../lib/device/discard-local-drafts.ts'
import { openSession, readUser } from '../../../lib/calls/session.ts'
import { safeStorage } from '../../../lib/device/storage.ts'
import { SchoolWays, useHere } from './school-ways.tsx'

export function LoginScreen() {
  const form = useRef<HTMLFormElement>(null)
  const welcome = useWelcome(() => loginWords.done)
  /** The second step of a log-in, or the email of one that came back from there. */
  const [step, setStep] = useState<ReactElement | string>()
  const { onSubmit, busy, problems, problemAt } = useForm({
    findProblems: (typed: { email: string; password: string; remember: boolean }) =>
      loginProblems(typed).map(({ path }) => placedProblem(path, () => entryWords.missing[path])),
    read: (fields) => ({
      email: readText(fields, 'email').trim(),
      password: readText(fields, 'password'),
      remember: false,
    }),
    submit: async (body) => {
      try {
        const reply = await call('login', { body })
        if (reply.token) welcome(reply)
        else
          setStep(
            await (await import('./second-step.tsx')).secondStep(reply, welcome, () => setStep(body.email)),
          )
      } catch (error) {
        // After a network failure the password stays in its field; only a refusal clears it.
        if (error instanceof CallError) clearPassword(form.current)
        throw error
      }
    },
  })
  const state = useHandedState()
  const mayHavePasskey = useHere(hasPasskeys)

  if (typeof step === 'object') return step
  return (
    <Page title={loginWords.title}>
      <div className="split split--form">
        <div className="col-form">
          <HandoverNotice />
          <ErrorSummary problems={problems} fieldId={(path) => path || 'email'} />
          <h1>{loginWords.title}</h1>
          <SchoolWays />
          <form ref={form} className="account__form" method="dialog" noValidate onSubmit={onSubmit}>
            <TextField
              id="email"
              data-first-field
              name="email"
              type="email"
              defaultValue={step}
              label={loginWords.email}
              problem={problemAt('email')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <PasswordField
              id="password"
              name="password"
              label={loginWords.password}
              problem={problemAt('password')}
              autoComplete="current-password"
              required
            />
            <div className="account__submit">
              <Button type="submit" block busy={busy}>
                {loginWords.submit}
              </Button>
            </div>
          </form>
          {mayHavePasskey && (
            <Button look="secondary" block className="account__other" onClick={() => byPasskey(welcome)}>
              {loginWords.passkey}
            </Button>
          )}
          <p className="account__other">
            <Link to={studentPaths.forgotPassword} state={state}>
              {loginWords.forgot}
            </Link>
          </p>
          <p className="account__line">
            {loginWords.newHere((text) => (
              <Link key="signup" to={studentPaths.signup} state={state}>
                {text}
              </Link>
            ))}
          </p>
        </div>
        <aside className="aside-note stack">
          <h2>{loginWords.haveCode}</h2>
          <p>{loginWords.haveCodeHint}</p>
        </aside>
      </div>
    </Page>
  )
}

/** Browsers have none over plain http, and none for a number in the place of a name. */
const hasPasskeys = () => !!window.PublicKeyCredential && /[a-z][^\]]*$/.test(location.hostname)

/** What a passkey needs comes when it is asked for. */
const byPasskey = (welcome: ReturnType<typeof useWelcome>) =>
  import('../passkey-ceremonies.ts').then(
    ({ logInByPasskey }) => logInByPasskey(welcome),
    () => notify({ kind: 'error', text: () => commonWords.networkError }),
  )

function clearPassword(form: HTMLFormElement | null) {
  const password = form?.elements.namedItem('password')
  if (password instanceof HTMLInputElement) password.value = ''
}

/** Most accounts and devices have no language of their own, so what this needs is loaded with it. */
function agreeOnLanguage(user: User) {
  const isChosenHere = safeStorage('localStorage')
    .keys()
    .some((key) => /language$/i.test(key))
  if (user.language || isChosenHere)
    import('../../../lib/words/own-language.ts').then(({ agree }) => agree(user)).catch(() => {})
}

export function useWelcome(sentence: () => string) {
  const { from } = useHandover()
  return (reply: { user: User; token: string }, done = sentence) =>
    enter(reply, done, from ?? studentPaths.home, from !== undefined)
}

/** Opens a session that the server has given, and leads on. */
export function enter(
  reply: { user: User; token: string },
  sentence: () => string,
  to: string,
  isReplaced: boolean,
) {
  const user = readUser(reply.user) ?? reply.user
  discardLocalDrafts(user._id)
  openSession({ user, token: reply.token })
  agreeOnLanguage(reply.user)
  notify({ kind: 'success', text: sentence })
  navigate(to, { replace: isReplaced })
}
