import { enteredCode, secretCodeProblems } from '@quizly/domain'
import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { HandoverNotice } from '../../../components/feedback/handover-notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { Page } from '../../../components/page/page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { CallError } from '../../../lib/failures.ts'
import { studentPaths } from '../../../lib/student-paths.ts'
import { readText, useForm } from '../../../lib/forms/use-form.ts'
import { verifyFailure } from '../messages.ts'
import './verify.css'

const title = 'Enter Verification Code'

export function VerifyScreen() {
  const search = new URLSearchParams(useSearch())
  const { onSubmit, busy, problems } = useForm({
    findProblems: secretCodeProblems,
    read: (fields) => ({ secretCode: enteredCode(readText(fields, 'secretCode')) }),
    failureMessage: verifyFailure,
    async submit(body) {
      // If the session has ended, Login leads back to this address.
      navigate(`?code=${body.secretCode}`, { replace: true })
      const { valid, quizId } = await call('verifyCode', { body })
      if (!valid) throw new CallError(404, { code: 'invalid-code', message: '' })
      navigate(studentPaths.takeQuiz(quizId))
    },
  })
  const field = useProblemInField(problems)
  return (
    <Page title={title}>
      <div className="col-form verify">
        <HandoverNotice />
        <h1>{title}</h1>
        <p className="lead">Please enter the code provided to access the quiz.</p>
        <form noValidate onSubmit={onSubmit}>
          <div aria-live="assertive">
            <TextField
              ref={field}
              label="Quiz code"
              hint="8 letters and numbers. Capital and small letters are different."
              problem={problems[0]?.message}
              name="secretCode"
              data-first-field
              className="input--code"
              placeholder="Enter Code"
              defaultValue={search.get('code') ?? ''}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              dir="ltr"
              enterKeyHint="go"
            />
          </div>
          <Button type="submit" size="lg" block busy={busy}>
            Verify &amp; Continue
          </Button>
        </form>
        <p className="muted sm">
          The clock does not start yet. You see the title, the number of questions and the time limit first.
        </p>
      </div>
    </Page>
  )
}

/** When the field has a problem, focuses it, selects its text, and says so in the document's title. */
function useProblemInField(problems: readonly unknown[]) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problems.length === 0) return
    field.current?.focus()
    field.current?.select()
    document.title = `Error: ${title} – Quizly`
    return () => {
      document.title = `${title} – Quizly`
    }
  }, [problems])
  return field
}
