import { everywhere as commonWords } from '@quizly/words/student.ts'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { IconButton } from './button.tsx'
import type { ErrorMessage } from '../../lib/words/problem-words.ts'
import { Sentence } from '../../lib/words/sentence.tsx'
import './field.css'
import { Icon } from '../icons/icons.tsx'

type FieldProps = { label: string; hint?: string | undefined; problem?: ErrorMessage | string | undefined }
type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export function Field({
  id: givenId,
  label,
  hint,
  problem,
  children,
}: FieldProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={problem ? 'field field--error' : 'field'}>
      <label className="label" id={`${id}-label`} htmlFor={id} onClick={() => focusEditable(id)}>
        {label}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldProblem id={`${id}-problem`} problem={problem} />
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
      })}
    </div>
  )
}

/** Of what browsers do not take for a field, the label does it. */
function focusEditable(id: string) {
  const element = document.getElementById(id)
  if (element?.isContentEditable) element.focus()
}

export function FieldProblem({ id, problem }: { id: string; problem: ErrorMessage | string | undefined }) {
  return problem ? (
    <p className="field-error" id={id}>
      <Icon name="error" />
      <span>
        <Sentence of={problem} />
      </span>
    </p>
  ) : null
}

export function TextField({
  label,
  hint,
  problem,
  id,
  className = '',
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      {(control) => <input type="text" {...input} {...control} className={`input ${className}`} />}
    </Field>
  )
}

export function PasswordField({ label, hint, problem, id, ...input }: FieldProps & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      {(control) => (
        <div className="affix">
          <input {...input} {...control} type={shown ? 'text' : 'password'} className="input" />
          <IconButton
            label={shown ? commonWords.hidePassword : commonWords.showPassword}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </IconButton>
        </div>
      )}
    </Field>
  )
}
