import {
  bySchool as schoolWords,
  deleteAccount as deleteWords,
  devices as deviceWords,
  passkeys as words,
  secondFactor as factorWords,
} from '@quizly/words/account.ts'
import { type Passkey, provingBody, renamePasskeyBody, toAddPasskey } from '@quizly/contract'
import { type ReactNode, useState } from 'react'
import { LoadedPart } from '../../../components/feedback/loaded.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { notify } from '../../../components/feedback/toast.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { PasswordField, TextField } from '../../../components/forms/field.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { call } from '../../../lib/calls/call.ts'
import { dateAndTime, longDate } from '../../../lib/dates.ts'
import { NetworkError } from '../../../lib/failures.ts'
import { messageOfFailure } from '../../../lib/forms/use-form.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { paths } from '../../../lib/paths.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { failureSentence } from '../../../lib/words/failure-sentence.ts'

type Loaded = Awaited<ReturnType<typeof call<'listPasskeys'>>>
type Doing = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey }

export function Passkeys() {
  const query = useLoad('', (signal) => call('listPasskeys', {}, { signal }))
  return (
    <section className="account__part" aria-labelledby="passkeys">
      <h2 id="passkeys">{words.heading}</h2>
      <p className="muted account__line">{words.hint}</p>
      <LoadedPart query={query} failed={words.failed}>
        {(loaded) => <PasskeyList loaded={loaded} />}
      </LoadedPart>
    </section>
  )
}

function PasskeyList({ loaded }: { loaded: Loaded }) {
  const [passkeys, setPasskeys] = useState(loaded.passkeys)
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const obstacle = obstacleTo(loaded)
  return (
    <>
      {passkeys.length === 0 ? (
        <p className="account__line">{words.none}</p>
      ) : (
        <ul className="sessions passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} onDo={setDoing} />
          ))}
        </ul>
      )}
      {obstacle || (
        <div className="account__submit">
          <Button look="secondary" onClick={() => setDoing({ what: 'add' })}>
            {words.add}
          </Button>
        </div>
      )}
      {doing?.what === 'add' && (
        <AddPasskey loaded={loaded} onAdded={(added) => setPasskeys([...passkeys, added])} onClose={close} />
      )}
      {doing?.what === 'rename' && (
        <RenamePasskey
          passkey={doing.passkey}
          onRenamed={({ _id, name }) =>
            setPasskeys(passkeys.map((each) => (each._id === _id ? { ...each, name } : each)))
          }
          onClose={close}
        />
      )}
      {doing?.what === 'remove' && (
        <RemovePasskey
          passkey={doing.passkey}
          loaded={loaded}
          onRemoved={({ _id }) => setPasskeys(passkeys.filter((each) => each._id !== _id))}
          onClose={close}
        />
      )}
    </>
  )
}

const nameOf = ([browser = '', system]: string[]) =>
  system === undefined ? browser : deviceWords.on(browser, system)

/** Why none can be added here and now. */
function obstacleTo({ refusal }: Loaded) {
  if (window.top !== window)
    return (
      <p className="account__line">
        {words.inFrame}{' '}
        <a href={paths.account} target="_blank" rel="noopener">
          {words.openWindow}
        </a>
      </p>
    )
  if (!window.isSecureContext) return <p className="account__line">{words.insecure}</p>
  if (refusal) return <p className="account__line">{failureSentence(refusal)}</p>
  return !window.PublicKeyCredential && <p className="account__line">{words.unsupported}</p>
}

function PasskeyRow({ passkey, onDo }: { passkey: Passkey; onDo: (doing: Doing) => void }) {
  const { name, addedAt, lastUsedAt, copiedAt } = passkey
  const added = longDate(addedAt)
  return (
    <li>
      <div>
        <p className="sessions__device" dir="auto">
          {name}
        </p>
        <p className="muted sm">
          <bdi>
            {lastUsedAt === undefined ? words.unused(added) : words.used(dateAndTime(lastUsedAt), added)}
          </bdi>
        </p>
        {copiedAt !== undefined && <Notice kind="warn">{words.copied(longDate(copiedAt))}</Notice>}
      </div>
      <div className="row">
        <Button
          look="quiet"
          aria-label={words.renameOf(name)}
          onClick={() => onDo({ what: 'rename', passkey })}
        >
          {words.rename}
        </Button>
        <Button
          look="quiet"
          aria-label={words.removeOf(name)}
          onClick={() => onDo({ what: 'remove', passkey })}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  )
}

/** Any will do where there is none. */
const readProof = (fields: FormData, { hasPassword }: Loaded) => ({
  ...Object.fromEntries(fields),
  ...(!hasPassword && { password: '-' }),
})
const idOf = (path: string) => `passkey-${path || 'name'}`

type Form = ReturnType<typeof useSchemaForm>

/** With a warning it is an alert, and the focus stands on what cancels it. */
function PasskeyDialog({
  heading,
  warning,
  form: { onSubmit, busy, problems },
  submit,
  onClose,
  children,
}: {
  heading: string
  warning?: string
  form: Form
  submit: string
  onClose: () => void
  children: ReactNode
}) {
  const isAlert = warning !== undefined
  return (
    <Dialog
      alert={isAlert}
      labelledBy="passkey-title"
      {...(isAlert && { describedBy: 'passkey-text' })}
      onClose={onClose}
    >
      <h2 id="passkey-title">{heading}</h2>
      {isAlert && <p id="passkey-text">{warning}</p>}
      <form noValidate onSubmit={onSubmit}>
        <ErrorSummary problems={problems} fieldId={(path) => path && idOf(path)} />
        {children}
        <div className="dialog__actions account__submit">
          <Button data-autofocus={isAlert || undefined} look="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" look={isAlert ? 'danger' : 'primary'} busy={busy}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function NameField({ form, name, hint }: { form: Form; name: string; hint?: string }) {
  return (
    <TextField
      id={idOf('name')}
      name="name"
      data-autofocus
      label={words.name}
      hint={hint}
      problem={form.problemAt('name')}
      defaultValue={name}
      dir="auto"
      required
    />
  )
}

function AddPasskey({
  loaded,
  onAdded,
  onClose,
}: {
  loaded: Loaded
  onAdded: (added: Passkey) => void
  onClose: () => void
}) {
  const form = useSchemaForm({
    schema: toAddPasskey,
    read: (fields) => readProof(fields, loaded),
    submit: async (typed) => {
      const { addPasskey } = await import('../passkey-ceremonies.ts').catch(() => {
        throw new NetworkError()
      })
      const { passkey } = await addPasskey(typed)
      notify({ kind: 'success', text: () => words.done(passkey.name) })
      onAdded(passkey)
      onClose()
    },
    failureMessage: (error) => (error as { say?: () => string }).say?.() ?? messageOfFailure(error),
  })
  return (
    <PasskeyDialog heading={words.add} form={form} submit={words.goOn} onClose={onClose}>
      <NameField form={form} name={nameOf(loaded.names)} hint={words.nameHint} />
      <Proof loaded={loaded} form={form} />
    </PasskeyDialog>
  )
}

/** The password, and a code where there is an app. */
function Proof({ loaded: { hasPassword, hasApp }, form: { problemAt } }: { loaded: Loaded; form: Form }) {
  const [asksCode, setAsksCode] = useState(hasApp)
  // The app may have been set up since the page was loaded.
  if (!asksCode && problemAt('code')) setAsksCode(true)
  return (
    <>
      {hasPassword ? (
        <PasswordField
          id={idOf('password')}
          name="password"
          label={deleteWords.password}
          problem={problemAt('password')}
          autoComplete="current-password"
          required
        />
      ) : (
        <p className="muted account__line">{schoolWords.deleteHint}</p>
      )}
      {asksCode && (
        <TextField
          id={idOf('code')}
          name="code"
          label={factorWords.anyCode}
          problem={problemAt('code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
          required
        />
      )}
    </>
  )
}

type OfOne = { passkey: Passkey; onClose: () => void }

function RenamePasskey({ passkey, onRenamed, onClose }: OfOne & { onRenamed: (passkey: Passkey) => void }) {
  const form = useSchemaForm({
    schema: renamePasskeyBody,
    read: (fields) => Object.fromEntries(fields),
    submit: async (body) => {
      await call('renamePasskey', { params: { passkeyId: passkey._id }, body })
      notify({ kind: 'success', text: () => words.renamed(body.name) })
      onRenamed({ ...passkey, ...body })
      onClose()
    },
  })
  return (
    <PasskeyDialog
      heading={words.renameOf(passkey.name)}
      form={form}
      submit={words.saveName}
      onClose={onClose}
    >
      <NameField form={form} name={passkey.name} />
    </PasskeyDialog>
  )
}

function RemovePasskey({
  passkey,
  loaded,
  onRemoved,
  onClose,
}: OfOne & { loaded: Loaded; onRemoved: (passkey: Passkey) => void }) {
  const form = useSchemaForm({
    schema: provingBody,
    read: (fields) => readProof(fields, loaded),
    submit: async (body) => {
      await call('removePasskey', { params: { passkeyId: passkey._id }, body })
      notify({ kind: 'success', text: () => words.removed(passkey.name) })
      onRemoved(passkey)
      onClose()
    },
  })
  return (
    <PasskeyDialog
      heading={words.removeQuestion(passkey.name)}
      warning={words.removeHint}
      form={form}
      submit={words.remove}
      onClose={onClose}
    >
      <Proof loaded={loaded} form={form} />
    </PasskeyDialog>
  )
}
