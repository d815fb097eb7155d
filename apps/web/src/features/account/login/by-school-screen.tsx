import { bySchool as words, resetPassword as resetWords, slip as slipWords } from '@quizly/words/account.ts'
import { login as loginWords } from '@quizly/words/student.ts'
import type { SignInStep } from '@quizly/contract'
import { useEffect, useRef, useState } from 'react'
import { Redirect } from 'wouter'
import { Notice } from '../../../components/feedback/notice.tsx'
import { ErrorPage, LoadingPage } from '../../../components/feedback/page-state.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { PasswordField } from '../../../components/forms/field.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { Page } from '../../../components/page/page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { getSession } from '../../../lib/calls/session.ts'
import { mayWorkLater } from '../../../lib/failures.ts'
import { messageOfFailure, readText, useForm } from '../../../lib/forms/use-form.ts'
import { paths } from '../../../lib/paths.ts'
import { enter } from './login-screen.tsx'
import { keepSchool, takeWayBack } from './school-session.ts'
import '../account-form.css'

type Failure = { say: () => string; again?: (() => void) | undefined }

/** Where a provider leads back to, and a mailed link. Its code leaves the address before anything else happens. */
export function BySchoolScreen() {
  const [code, setCode] = useState(takeCode)
  const [step, setStep] = useState<SignInStep>()
  const [failure, setFailure] = useState<Failure>()
  const taken = useRef('')

  function follow(next: SignInStep) {
    const { session, label, leaveAddress } = next
    if (!session) return setStep(next)
    keepSchool(session.token, { label, leaveAddress })
    enter(session, () => loginWords.done, takeWayBack() ?? paths.home, true)
  }
  async function take() {
    setStep(undefined)
    setFailure(undefined)
    try {
      follow(await call('takeSignIn', { body: { code } }))
    } catch (error) {
      const again = () => void take()
      setFailure({ say: () => messageOfFailure(error), again: mayWorkLater(error) ? again : undefined })
    }
  }
  useEffect(() => {
    if (!code || taken.current === code) return
    taken.current = code
    void take()
  })
  // A mailed link that is opened in this tab.
  useEffect(() => {
    const look = () => setCode((before) => takeCode() || before)
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])

  if (!code) return <Redirect to={getSession() ? paths.home : paths.login} replace />
  if (failure)
    return (
      <ErrorPage
        title={words.failed}
        retry={failure.again}
        actions={
          <>
            <LinkButton to={paths.login}>{resetWords.backToLogin}</LinkButton>
            <LinkButton look="secondary" to={paths.slip}>
              {slipWords.title}
            </LinkButton>
          </>
        }
      >
        {failure.say()}
      </ErrorPage>
    )
  if (step?.step === 'prove') return <ProveScreen step={step} follow={follow} />
  if (step?.step === 'choose') return <ChooseScreen step={step} follow={follow} />
  return <LoadingPage title={words.title} />
}

function takeCode(): string {
  const code = location.hash.slice(1)
  if (code) history.replaceState(history.state, '', paths.bySchool)
  return code
}

type StepProps = { step: SignInStep; follow: (next: SignInStep) => void }

function ProveScreen({ step: { ticket = '', label, account }, follow }: StepProps) {
  const [isMailed, setMailed] = useState(false)
  const email = account?.email ?? ''
  const { onSubmit, busy, problems, problemAt } = useForm({
    findProblems: () => [],
    read: (fields) => ({ ticket, password: readText(fields, 'password') }),
    submit: async (body) => follow(await call('proveAccount', { body })),
  })
  const mailing = useForm({
    findProblems: () => [],
    read: () => ({ ticket }),
    submit: async (body) => {
      await call('proveAccount', { body })
      setMailed(true)
    },
  })
  return (
    <Page title={words.prove}>
      <div className="col-form">
        <ErrorSummary problems={[...problems, ...mailing.problems]} fieldId={() => 'password'} />
        <h1>{words.prove}</h1>
        <p className="account__line">{words.proveHint(email)}</p>
        <p className="muted account__line">{words.linked(label)}</p>
        <form className="account__form" noValidate onSubmit={onSubmit}>
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            id="password"
            name="password"
            label={words.password}
            problem={problemAt('password')}
            autoComplete="current-password"
            required
          />
          <div className="account__submit">
            <Button type="submit" block busy={busy}>
              {words.goOn}
            </Button>
          </div>
        </form>
        {isMailed ? (
          <div className="account__form">
            <Notice kind="success">{words.mailed(email)}</Notice>
          </div>
        ) : (
          account?.byMail && (
            <form className="account__other" onSubmit={mailing.onSubmit}>
              <Button type="submit" look="quiet" busy={mailing.busy}>
                {words.mailLink}
              </Button>
            </form>
          )
        )}
      </div>
    </Page>
  )
}

function ChooseScreen({ step: { ticket = '', account }, follow }: StepProps) {
  const [failure, setFailure] = useState<() => string>()
  const [busy, setBusy] = useState<'keep' | 'leave'>()
  async function decide(keeps: boolean) {
    setBusy(keeps ? 'keep' : 'leave')
    setFailure(undefined)
    try {
      follow(await call('linkAccount', { body: { ticket, keeps } }))
    } catch (error) {
      setFailure(() => () => messageOfFailure(error))
    }
    setBusy(undefined)
  }
  const { email = '', quizzes, attempts } = account ?? {}
  return (
    <Page title={words.choose}>
      <div className="col-form">
        {failure && <Notice kind="error">{failure()}</Notice>}
        <h1>{words.choose}</h1>
        <p className="account__line">{words.chooseHint(email)}</p>
        {quizzes && quizzes.count > 0 && (
          <Holdings heading={words.quizzes(quizzes.count)} titles={quizzes.titles} />
        )}
        {attempts && attempts.count > 0 && (
          <Holdings heading={words.attempts(attempts.count)} titles={attempts.titles} />
        )}
        <div className="account__submit">
          <Button block busy={busy === 'keep'} onClick={() => void decide(true)}>
            {words.keep}
          </Button>
        </div>
        <div className="account__other">
          <Button look="danger" block busy={busy === 'leave'} onClick={() => void decide(false)}>
            {words.leave}
          </Button>
          <p className="muted account__line">{words.leaveHint}</p>
        </div>
      </div>
    </Page>
  )
}

function Holdings({ heading, titles }: { heading: string; titles: string[] }) {
  return (
    <section className="account__other">
      <h2>{heading}</h2>
      <ul>
        {[...new Set(titles)].map((title) => (
          <li key={title} dir="auto">
            {title}
          </li>
        ))}
      </ul>
    </section>
  )
}
