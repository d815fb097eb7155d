import { secondFactor as words } from '@quizly/words/account.ts'
import { useEffect, useMemo, useRef } from 'react'
import { notify } from '../../../components/feedback/toast.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { downloadText } from '../../../lib/download-text.ts'
import { readText, useForm } from '../../../lib/forms/use-form.ts'
import { qrPath, quietZone } from '../../../lib/qr-path.ts'
import './second-factor.css'

export type NewSecret = { secret: string; address: string }

/** The secret of an app, and its first code, which `submit` sends. */
export function ConfirmApp({
  offered: { secret, address },
  submit,
  onCancel,
  cancel,
}: {
  offered: NewSecret
  submit: (code: string) => Promise<void>
  onCancel: () => void
  cancel: string
}) {
  const { size, path } = useMemo(() => qrPath(address), [address])
  const whole = size + 2 * quietZone
  const { onSubmit, busy, problems, problemAt } = useForm({
    // The server says what is wrong with a code.
    findProblems: () => [],
    read: (fields) => readText(fields, 'code'),
    submit,
  })
  return (
    <form className="account__fields" noValidate onSubmit={onSubmit}>
      <p>{words.scan}</p>
      <svg
        className="factor__qr"
        viewBox={`${-quietZone} ${-quietZone} ${whole} ${whole}`}
        role="img"
        aria-label={words.picture}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
      <p>{words.key}</p>
      <p className="factor__key" dir="ltr">
        {secret.match(/.{4}/g)?.join(' ')}
      </p>
      <ErrorSummary problems={problems} fieldId={() => 'factor-code'} />
      <CodeField label={words.firstCode} problem={problemAt('code')} />
      <div className="account__submit factor__acts">
        <Button type="submit" busy={busy}>
          {words.confirm}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}

type Problem = Parameters<typeof TextField>[0]['problem']

/** Of the app; with `isRecovery` a recovery code will do, or is what is asked for. */
export function CodeField({
  label,
  problem,
  isRecovery = false,
}: {
  label: string
  problem: Problem
  isRecovery?: boolean
}) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <TextField
      id="factor-code"
      data-first-field
      ref={field}
      name="code"
      label={label}
      hint={isRecovery ? undefined : words.digits}
      problem={problem}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      className="input--code"
      maxLength={40}
      dir="ltr"
      required
    />
  )
}

/** They are shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const shown = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
  const text = [location.host, '', ...shown, ''].join('\n')
  async function copy() {
    const isDone = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    notify(
      isDone
        ? { kind: 'success', text: () => words.copied }
        : { kind: 'error', text: () => words.copyFailed },
    )
  }
  return (
    <div className="account__fields">
      <h3 tabIndex={-1}>{words.codes}</h3>
      <p className="account__line">{words.codesHint}</p>
      <ol className="factor__codes" dir="ltr">
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="factor__acts">
        <Button
          look="secondary"
          onClick={() => downloadText('quizly-recovery-codes.txt', text, 'text/plain')}
        >
          {words.download}
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button look="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <div className="account__submit">
        <Button onClick={onKept}>{words.kept}</Button>
      </div>
    </div>
  )
}
