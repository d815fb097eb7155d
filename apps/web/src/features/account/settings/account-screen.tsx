import {
  accountMenu as accountMenuWords,
  bySchool as schoolWords,
  fields as fieldWords,
  ownLanguage as ownLanguageWords,
  settings as settingsWords,
} from '@quizly/words/account.ts'
import { languageChoice as languageWords } from '@quizly/words/student.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, Redirect } from 'wouter'
import { Page } from '../../../components/page/page.tsx'
import { paths } from '../../../lib/paths.ts'
import { emailOrSlip } from '../../../lib/words/person-name.ts'
import { getSession, openSession, type Session, useSession } from '../../../lib/calls/session.ts'
import { LanguageChoice } from '../../../components/forms/language-choice.tsx'
import '../account-form.css'
import './account.css'
import { schoolOf } from '../login/school-session.ts'
import { DeleteAccount } from './delete-account.tsx'
import { KeepSlipWork, TakeOverSlip } from './own-slip.tsx'
import { Passkeys } from './passkeys.tsx'
import { SessionList } from './session-list.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { useAction } from '../../../components/feedback/use-action.ts'
import { call } from '../../../lib/calls/call.ts'
import { downloadText } from '../../../lib/download-text.ts'
import { messageOfFailure } from '../../../lib/forms/use-form.ts'
import { changeNameBody, changePasswordBody } from '@quizly/contract'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { PasswordField, TextField } from '../../../components/forms/field.tsx'
import { notify } from '../../../components/feedback/toast.tsx'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'

/** Brings what draws a QR code. */
const OwnFactor = lazy(() =>
  import('../second-factor/own-factor.tsx').then((module) => ({ default: module.OwnFactor })),
)

/** Since the log-in somebody may have become an operator, or be none any more. */
async function askIfOperator(): Promise<void> {
  const { user: now } = await call('me', {}).catch(() => ({ user: undefined }))
  const session = getSession()
  if (!now || session?.user._id !== now._id || session.user.isOperator === now.isOperator) return
  const { isOperator: _, ...known } = session.user
  openSession({ ...session, user: { ...known, ...(now.isOperator && { isOperator: true }) } })
}

export function AccountScreen() {
  const session = useSession()
  const [passwordChanges, setPasswordChanges] = useState(0)
  useEffect(() => void askIfOperator(), [])
  if (!session) return <Redirect to={paths.home} replace />
  const { user } = session
  const school = schoolOf(session)
  return (
    <Page title={accountMenuWords.account}>
      <div className="col-read account">
        <h1>{accountMenuWords.account}</h1>
        <p className="muted account__line">{emailOrSlip(user)}</p>
        {user.isOperator && (
          <p className="account__line">
            <Link to={paths.operator}>{accountMenuWords.operator}</Link>
          </p>
        )}
        <NameForm session={session} />
        <OwnLanguage />
        {user.email === '' ? (
          <KeepSlipWork />
        ) : school ? (
          <BySchool label={school.label} />
        ) : (
          <PasswordForm email={user.email} onChanged={() => setPasswordChanges(passwordChanges + 1)} />
        )}
        {user.email !== '' && <Passkeys />}
        {(user.role === 'admin' || user.isOperator) && !school && (
          <Suspense>
            <OwnFactor email={user.email} />
          </Suspense>
        )}
        <SessionList version={passwordChanges} />
        {user.role === 'student' && user.email !== '' && <TakeOverSlip />}
        <OwnData isEducator={user.role === 'admin'} />
        <DeleteAccount role={user.role} by={user.email === '' ? 'slip' : school ? 'school' : 'password'} />
      </div>
    </Page>
  )
}

function BySchool({ label }: { label: string }) {
  return (
    <section className="account__part" aria-labelledby="password">
      <h2 id="password">{settingsWords.password}</h2>
      <p className="muted account__line">{schoolWords.account(label)}</p>
    </section>
  )
}

function OwnLanguage() {
  return (
    <section className="account__part" aria-labelledby="own-language">
      <h2 id="own-language">{languageWords.label}</h2>
      <p className="muted account__line">{ownLanguageWords.hint}</p>
      <LanguageChoice />
    </section>
  )
}

function OwnData({ isEducator }: { isEducator: boolean }) {
  const { run: download, isBusy } = useAction(
    async () => {
      const data = await call('exportAccount', {})
      const day = data.exportedAt.slice(0, 10)
      downloadText(`quizly-${day}.json`, JSON.stringify(data, null, 2), 'application/json')
    },
    { failed: messageOfFailure, isTriedElsewhere: true },
  )
  return (
    <section className="account__part" aria-labelledby="own-data">
      <h2 id="own-data">{settingsWords.data}</h2>
      <p className="muted account__line">{settingsWords.dataHint}</p>
      <div className="account__submit">
        <Button look="secondary" busy={isBusy} onClick={() => void download()}>
          <Icon name="download" />
          {settingsWords.download}
        </Button>
      </div>
      {isEducator && (
        <p className="account__line">
          <Link to={paths.takeEverything}>{settingsWords.everything}</Link>
        </p>
      )}
    </section>
  )
}

function NameForm({ session }: { session: Session }) {
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: changeNameBody,
    read: (fields) => Object.fromEntries(fields),
    submit: async (body) => {
      const { user } = await call('changeName', { body })
      openSession({ ...session, user: { ...session.user, ...user } })
      notify({ kind: 'success', text: () => settingsWords.nameChanged })
    },
  })
  return (
    <section className="account__part" aria-labelledby="own-name">
      <h2 id="own-name">{settingsWords.name}</h2>
      <p className="muted account__line">{settingsWords.nameHint}</p>
      <ErrorSummary problems={problems} fieldId={() => 'name'} />
      <form className="account__fields" noValidate onSubmit={onSubmit}>
        <TextField
          id="name"
          name="name"
          label={fieldWords.fullName}
          problem={problemAt('name')}
          defaultValue={session.user.name}
          autoComplete="name"
          dir="auto"
          required
        />
        <div className="account__submit">
          <Button type="submit" look="secondary" busy={busy}>
            {settingsWords.changeName}
          </Button>
        </div>
      </form>
    </section>
  )
}

function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: changePasswordBody,
    read: (fields) => Object.fromEntries(fields),
    submit: async (body) => {
      await call('changePassword', { body })
      form.current?.reset()
      notify({ kind: 'success', text: () => settingsWords.passwordChanged })
      onChanged()
    },
  })
  return (
    <section className="account__part" aria-labelledby="password">
      <h2 id="password">{settingsWords.password}</h2>
      <p className="muted account__line">{settingsWords.passwordHint}</p>
      <ErrorSummary problems={problems} fieldId={(path) => path || 'currentPassword'} />
      <form ref={form} className="account__fields" noValidate onSubmit={onSubmit}>
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          id="currentPassword"
          name="currentPassword"
          label={settingsWords.currentPassword}
          problem={problemAt('currentPassword')}
          autoComplete="current-password"
          required
        />
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
          <Button type="submit" look="secondary" busy={busy}>
            {settingsWords.changePassword}
          </Button>
        </div>
      </form>
    </section>
  )
}
