import { secondFactor as words } from '@quizly/words/account.ts'
import account from 'virtual:words/account'
import type { SecondStep, User } from '@quizly/contract'
import { useEffect, useState } from 'react'
import '../../../lib/calls/all-addresses.ts'
import { Notice } from '../../../components/feedback/notice.tsx'
import { LoadedPart } from '../../../components/feedback/loaded.tsx'
import { notify } from '../../../components/feedback/toast.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { Page } from '../../../components/page/page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { CallError } from '../../../lib/failures.ts'
import { messageOfFailure, readText, useForm } from '../../../lib/forms/use-form.ts'
import { loadArea, useLanguage } from '../../../lib/words/language.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { CodeField, ConfirmApp, RecoveryCodes } from '../second-factor/set-up.tsx'
import '../account-form.css'

type Opened = { user: User; token: string }
type Props = { step: SecondStep; back: () => void; welcome: (opened: Opened) => void }

/** What follows a password that is right but not enough. Its words are there before it is shown. */
export async function secondStep(reply: object, welcome: Props['welcome'], back: () => void) {
  await loadArea(account)
  const step = reply as SecondStep
  const Screen = step.step === 'check' ? CheckScreen : SetUpScreen
  return <Screen step={step} back={back} welcome={welcome} />
}

/** A ticket that is over leads back to the password, with the sentence. */
function useLeading(back: () => void) {
  return async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof CallError) || error.failure.code !== 'sign-in-failed') throw error
      notify({ kind: 'error', text: () => messageOfFailure(error) })
      back()
    }
  }
}

function CheckScreen({ step: { ticket, ways }, back, welcome }: Props) {
  // The screen is an element that is kept, so that nothing else draws it anew.
  useLanguage()
  const [isRecovery, setRecovery] = useState(!ways.includes('totp'))
  const [isAsked, setAsked] = useState(false)
  const lead = useLeading(back)
  const { onSubmit, busy, problems, problemAt } = useForm({
    // The server says what is wrong with a code.
    findProblems: () => [],
    read: (fields) => readText(fields, 'code'),
    submit: (code) => lead(async () => welcome(await call('completeSecondStep', { body: { ticket, code } }))),
  })
  const asking = useForm({
    findProblems: () => [],
    read: () => undefined,
    submit: () =>
      lead(async () => {
        await call('askFactorReset', { body: { ticket } })
        setAsked(true)
      }),
  })
  const hasCode = ways.includes('totp') || ways.includes('recovery')
  return (
    <Page title={words.step}>
      <div className="col-form">
        <ErrorSummary problems={[...problems, ...asking.problems]} fieldId={() => 'factor-code'} />
        <h1>{words.step}</h1>
        {ways.includes('passkey') && <p className="account__line">{words.passkeyHint}</p>}
        {hasCode && (
          <>
            <p className="account__line">{isRecovery ? words.recoveryHint : words.stepHint}</p>
            <form className="account__form" noValidate onSubmit={onSubmit}>
              <CodeField
                key={String(isRecovery)}
                label={isRecovery ? words.recoveryCode : words.code}
                problem={problemAt('code')}
                isRecovery={isRecovery}
              />
              <div className="account__submit">
                <Button type="submit" block busy={busy}>
                  {words.logIn}
                </Button>
              </div>
            </form>
          </>
        )}
        <div className="account__other factor__acts">
          {ways.includes('totp') && ways.includes('recovery') && (
            <Button look="quiet" onClick={() => setRecovery(!isRecovery)}>
              {isRecovery ? words.byApp : words.byRecovery}
            </Button>
          )}
          <Button look="quiet" onClick={back}>
            {words.back}
          </Button>
        </div>
        {isAsked ? (
          <div className="account__form">
            <Notice kind="success">{words.askedOperator}</Notice>
          </div>
        ) : (
          <form className="account__other" onSubmit={asking.onSubmit}>
            <p className="muted">{words.lost}</p>
            <Button type="submit" look="quiet" busy={asking.busy}>
              {words.askOperator}
            </Button>
          </form>
        )}
      </div>
    </Page>
  )
}

function SetUpScreen({ step: { ticket }, back, welcome }: Props) {
  useLanguage()
  const query = useLoad(ticket, () => call('offerSecretAtLogIn', { body: { ticket } }))
  const [opened, setOpened] = useState<Opened & { recoveryCodes?: string[] | undefined }>()
  const lead = useLeading(back)
  useEffect(() => {
    if (query.status === 'failed') void lead(() => Promise.reject(query.error)).catch(() => {})
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [query.status])
  return (
    <Page title={words.heading}>
      <div className="col-form">
        <h1>{words.heading}</h1>
        {opened ? (
          <RecoveryCodes codes={opened.recoveryCodes ?? []} onKept={() => welcome(opened)} />
        ) : (
          <>
            <p className="account__line">{words.required}</p>
            <LoadedPart query={query} failed={words.failed}>
              {(offered) => (
                <ConfirmApp
                  offered={offered}
                  cancel={words.back}
                  onCancel={back}
                  submit={(code) =>
                    lead(async () => setOpened(await call('completeSecondStep', { body: { ticket, code } })))
                  }
                />
              )}
            </LoadedPart>
          </>
        )}
      </div>
    </Page>
  )
}
