import { isBlank } from '@quizly/domain'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FileDrop, useFileDrop } from '../../components/forms/file-drop.tsx'
import { Page } from '../../components/page/page.tsx'
import { useSession } from '../../lib/calls/session.ts'
import { messageOfFailure } from '../../lib/forms/use-form.ts'
import { readReceipt } from './read-receipt.ts'
import './receipts.css'
import type { Receipt, ReceiptVerdict } from '@quizly/contract'
import '../../components/tables/facts.css'
import { Notice, type NoticeKind } from '../../components/feedback/notice.tsx'
import { clockTime, longDate } from '../../lib/dates.ts'
import { call } from '../../lib/calls/call.ts'
import { CallError } from '../../lib/failures.ts'

export function VerifyReceiptScreen() {
  const [text, setText] = useState('')
  const { judge, problem, judged, busy } = useJudging()

  async function readAndJudge(file: File) {
    const content = await file.text()
    setText(content)
    await judge(content)
  }
  const choose = (file: File) => void readAndJudge(file)
  const { isOver, handlers } = useFileDrop(choose)
  function submit(event: FormEvent) {
    event.preventDefault()
    void judge(text)
  }
  return (
    <Page title="Verify a receipt">
      <h1>Verify a receipt</h1>
      <p className="lead receipts__lead">
        A receipt shows that a quiz was submitted: who, which quiz and when. Paste one here, or upload its
        file.
      </p>
      <div className="col-read stack stack-8">
        <form noValidate onSubmit={submit}>
          <Field label="Receipt" problem={problem}>
            {(control) => (
              <textarea
                {...control}
                className="input receipts__text"
                rows={8}
                dir="ltr"
                spellCheck={false}
                autoComplete="off"
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
          <div className="receipts__file" {...handlers}>
            <FileDrop
              action="Upload the receipt file"
              hint="The .json file that was saved with the result"
              label="Upload the receipt file"
              accept=".json,.txt,application/json,text/plain"
              isOver={isOver}
              onChoose={choose}
            />
          </div>
          <Button type="submit" busy={busy} className="receipts__verify">
            Verify
          </Button>
        </form>
        {judged && <JudgedReceiptView {...judged} />}
      </div>
    </Page>
  )
}

function useJudging() {
  const isSignedIn = useSession() !== null
  const [problem, setProblem] = useState<string>()
  const [judged, setJudged] = useState<JudgedReceipt>()
  const [busy, setBusy] = useState(false)

  async function judge(text: string) {
    setJudged(undefined)
    if (isBlank(text)) return setProblem('Paste a receipt, or upload its file.')
    const receipt = readReceipt(text)
    if (!receipt) return setProblem('This is not a receipt of Quizly. Paste the whole text, from { to }.')
    setProblem(undefined)
    setBusy(true)
    try {
      setJudged(await judgeReceipt(receipt, isSignedIn))
    } catch (error) {
      setProblem(messageOfFailure(error))
    } finally {
      setBusy(false)
    }
  }
  return { judge, problem, judged, busy }
}

const verdicts: Record<ReceiptVerdict, { kind: NoticeKind; text: string }> = {
  valid: {
    kind: 'success',
    text: 'This receipt is valid. This server signed it, and nothing in it was changed.',
  },
  altered: {
    kind: 'error',
    text: 'This receipt is not valid. Something in it was changed after it was signed, so do not rely on it.',
  },
  'other-server': {
    kind: 'warn',
    text: 'Another server signed this receipt, so it cannot be verified here. Ask the school that runs that server.',
  },
}

function JudgedReceiptView({ receipt, verdict, matches }: JudgedReceipt) {
  const { quiz, student, submittedAt, answered, questions, markedAgain = [] } = receipt
  return (
    <div className="stack stack-6">
      <Notice kind={verdicts[verdict].kind}>{verdicts[verdict].text}</Notice>
      {matches === true && (
        <Notice kind="success">The answers stored on this server are the ones in this receipt.</Notice>
      )}
      {matches === false && (
        <Notice kind="error">The answers stored on this server are not the ones in this receipt.</Notice>
      )}
      <section>
        <div className="stack stack-2">
          <h2>What it says</h2>
          <dl className="facts">
            <div>
              <dt>Student</dt>
              <dd>
                <bdi>{student.name}</bdi>
              </dd>
            </div>
            <div>
              <dt>Quiz</dt>
              <dd>
                <bdi>{quiz.title}</bdi>
              </dd>
            </div>
            <div>
              <dt>Submitted</dt>
              <dd>
                {longDate(submittedAt)}, {clockTime(submittedAt)}
              </dd>
            </div>
            <div>
              <dt>Answered</dt>
              <dd>
                {answered} of {questions} questions
              </dd>
            </div>
            {markedAgain.map(({ at, number, reason, isUndone }) => (
              <div key={at}>
                <dt>Issued again</dt>
                <dd>
                  {longDate(at)}: question {number} {isUndone ? 'counts as before again' : 'was marked again'}
                  . <bdi>{reason}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </div>
  )
}

/** The verdict on a receipt. `matches` only for people who may see the stored answers. */
type JudgedReceipt = { receipt: Receipt; verdict: ReceiptVerdict; matches?: boolean }

/** Only its student and the quiz's owner also learn whether it agrees with what is stored. */
async function judgeReceipt(receipt: Receipt, isSignedIn: boolean): Promise<JudgedReceipt> {
  const body = { receipt }
  const { verdict } = await call('verifyReceipt', { body })
  if (!isSignedIn || verdict !== 'valid') return { receipt, verdict }
  try {
    const { matches } = await call('compareReceipt', { body })
    return { receipt, verdict, matches }
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return { receipt, verdict }
    throw error
  }
}
