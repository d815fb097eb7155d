import { entries as entryWords, verify as verifyWords } from '@quizly/words/student.ts'
import { enteredCode, secretCodeProblems } from '@quizly/domain'
import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { HandoverNotice } from '../../../components/feedback/handover-notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { useErrorTitle } from '../../../components/forms/use-error-title.ts'
import { Page } from '../../../components/page/page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { CallError } from '../../../lib/failures.ts'
import { studentPaths } from '../../../lib/student-paths.ts'
import { placedProblem, readText, useForm } from '../../../lib/forms/use-form.ts'
import { verifyFailure } from '../messages.ts'
import './verify.css'

export function VerifyScreen() {
  const search = new URLSearchParams(useSearch())
  const { onSubmit, busy, problems } = useForm({
    findProblems: (typed: { secretCode: string }) =>
      secretCodeProblems(typed).map(({ path }) => placedProblem(path, () => entryWords.missing[path])),
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
    <Page title={verifyWords.title}>
      <div className="col-form verify">
        <HandoverNotice />
        <h1>{verifyWords.title}</h1>
        <p className="lead">{verifyWords.lead}</p>
        <form method="dialog" noValidate onSubmit={onSubmit}>
          <div aria-live="assertive">
            <TextField
              ref={field}
              label={verifyWords.code}
              hint={verifyWords.codeHint}
              problem={problems[0]}
              name="secretCode"
              data-first-field
              className="input--code"
              placeholder={verifyWords.placeholder}
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
            {verifyWords.submit}
          </Button>
        </form>
        <p className="muted sm">{verifyWords.clockHint}</p>
      </div>
    </Page>
  )
}

/** When the field has a problem, focuses it and selects its text. */
function useProblemInField(problems: readonly unknown[]) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problems.length === 0) return
    field.current?.focus()
    field.current?.select()
  }, [problems])
  useErrorTitle(problems)
  return field
}
