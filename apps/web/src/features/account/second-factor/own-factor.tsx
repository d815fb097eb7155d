import { secondFactor as words } from '@quizly/words/account.ts'
import type { OwnSecondFactor } from '@quizly/contract'
import { useState } from 'react'
import { LoadedPart } from '../../../components/feedback/loaded.tsx'
import { notify } from '../../../components/feedback/toast.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { PasswordField } from '../../../components/forms/field.tsx'
import { call } from '../../../lib/calls/call.ts'
import { readText, useForm } from '../../../lib/forms/use-form.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { CodeField, ConfirmApp, type NewSecret, RecoveryCodes } from './set-up.tsx'

type Act = 'setUp' | 'move' | 'newCodes' | 'turnOff'

/** A part of the account page. */
export function OwnFactor({ email }: { email: string }) {
  const [changes, setChanges] = useState(0)
  const query = useLoad(String(changes), (signal) => call('getSecondFactor', {}, { signal }))
  const [act, setAct] = useState<Act>()
  const [offered, setOffered] = useState<NewSecret>()
  const [codes, setCodes] = useState<readonly string[]>()
  function end() {
    setAct(undefined)
    setOffered(undefined)
    setCodes(undefined)
    setChanges(changes + 1)
  }
  return (
    <section className="account__part" aria-labelledby="second-factor">
      <h2 id="second-factor">{words.heading}</h2>
      <p className="muted account__line">{words.hint}</p>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={end} />
      ) : offered ? (
        <ConfirmApp
          offered={offered}
          cancel={words.cancel}
          onCancel={end}
          submit={async (code) => {
            const { recoveryCodes } = await call('confirmTotp', { body: { code } })
            notify({ kind: 'success', text: () => words.isOn })
            setCodes(recoveryCodes)
          }}
        />
      ) : (
        <LoadedPart query={query} failed={words.failed}>
          {(own) =>
            act ? (
              <Prove
                act={act}
                email={email}
                onCancel={() => setAct(undefined)}
                onOffered={setOffered}
                onCodes={setCodes}
                onOff={end}
              />
            ) : (
              <State own={own} onChoose={setAct} />
            )
          }
        </LoadedPart>
      )}
    </section>
  )
}

function State({ own, onChoose }: { own: OwnSecondFactor; onChoose: (act: Act) => void }) {
  const acts: Act[] = own.totp
    ? ['newCodes', 'move', ...(own.isRequired && own.passkeys === 0 ? [] : ['turnOff' as const])]
    : ['setUp']
  return (
    <>
      {own.isRequired && <p className="account__line">{words.required}</p>}
      {own.totp && (
        <p className="account__line">
          {words.on} {words.codesLeft(own.recoveryCodes)}
        </p>
      )}
      <div className="account__submit factor__acts">
        {acts.map((act) => (
          <Button key={act} look={act === 'turnOff' ? 'danger' : 'secondary'} onClick={() => onChoose(act)}>
            {words[act]}
          </Button>
        ))}
      </div>
    </>
  )
}

/** The password, and a code where there is an app. */
function Prove({
  act,
  email,
  onCancel,
  onOffered,
  onCodes,
  onOff,
}: {
  act: Act
  email: string
  onCancel: () => void
  onOffered: (offered: NewSecret) => void
  onCodes: (codes: readonly string[]) => void
  onOff: () => void
}) {
  const { onSubmit, busy, problems, problemAt } = useForm({
    // The server says what is wrong with them.
    findProblems: () => [],
    read: (fields) => ({ password: readText(fields, 'password'), code: readText(fields, 'code') }),
    submit: async (body) => {
      if (act === 'newCodes') return onCodes((await call('renewRecoveryCodes', { body })).recoveryCodes)
      if (act !== 'turnOff') return onOffered(await call('beginTotp', { body }))
      await call('turnOffTotp', { body })
      notify({ kind: 'success', text: () => words.isOff })
      onOff()
    },
  })
  return (
    <form className="account__fields" noValidate onSubmit={onSubmit}>
      <ErrorSummary
        problems={problems}
        fieldId={(path) => (path === 'code' ? 'factor-code' : 'factor-password')}
      />
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        id="factor-password"
        name="password"
        label={words.password}
        problem={problemAt('password')}
        autoComplete="current-password"
        required
      />
      {act !== 'setUp' && <CodeField label={words.anyCode} problem={problemAt('code')} isRecovery />}
      <div className="account__submit factor__acts">
        <Button type="submit" look={act === 'turnOff' ? 'danger' : 'primary'} busy={busy}>
          {act === 'turnOff' || act === 'newCodes' ? words[act] : words.goOn}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
