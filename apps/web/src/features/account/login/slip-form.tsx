import { isSlipCode, printedSlipCode, slipCodeIn } from '@quizly/domain'
import { slip as words } from '@quizly/words/account.ts'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { useErrorTitle } from '../../../components/forms/use-error-title.ts'
import { readText, useForm } from '../../../lib/forms/use-form.ts'

/** The code of a slip, to be typed or brought by its picture. `submit` may lead away; a failure is said in the field. */
export function SlipForm({
  submit,
  label,
  look = 'primary',
  children,
}: {
  submit: (body: { code: string }) => Promise<void>
  label: string
  look?: 'primary' | 'secondary'
  children?: (code: string) => ReactNode
}) {
  const [code, setCode] = useState(codeInAddress)
  const field = useRef<HTMLInputElement>(null)
  const { onSubmit, busy, problems } = useForm({
    // The server says what is wrong with a code.
    findProblems: () => [],
    read: (fields) => ({ code: readText(fields, 'code') }),
    submit: async (body) => {
      await submit(body)
      setCode('')
    },
  })
  useEffect(() => {
    if (problems.length > 0) field.current?.focus()
  }, [problems])
  useErrorTitle(problems)
  // Before anything can be pressed that leads on.
  useLayoutEffect(() => {
    const { pathname } = location
    // Also of another slip that is opened in this tab, but not of one that goes to the page after this.
    function takeCode() {
      const brought = codeInAddress()
      if (brought === '' || location.pathname !== pathname) return
      setCode(brought)
      history.replaceState(history.state, '', pathname)
    }
    takeCode()
    addEventListener('hashchange', takeCode)
    return () => removeEventListener('hashchange', takeCode)
  }, [])
  return (
    <>
      <form className="account__form" noValidate onSubmit={onSubmit}>
        <div aria-live="assertive">
          <TextField
            id="slip-code"
            ref={field}
            name="code"
            label={words.code}
            hint={words.codeHint}
            problem={problems[0]}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            maxLength={40}
            className="input--code"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            enterKeyHint="go"
          />
        </div>
        <div className="account__submit">
          <Button type="submit" look={look} block={look === 'primary'} busy={busy}>
            {label}
          </Button>
        </div>
      </form>
      {children?.(code)}
    </>
  )
}

/** A slip's address ends with its code. */
function codeInAddress(): string {
  const code = slipCodeIn(location.hash.slice(1))
  return isSlipCode(code) ? printedSlipCode(code) : ''
}
