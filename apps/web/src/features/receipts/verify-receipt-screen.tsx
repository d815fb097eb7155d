import { verifyReceipt as receiptWords } from '@quizly/words/account.ts'
import { isBlank } from '@quizly/domain'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FileDrop, useFileDrop } from '../../components/forms/file-drop.tsx'
import { Page } from '../../components/page/page.tsx'
import { useSession } from '../../lib/calls/session.ts'
import { messageOfFailure } from '../../lib/forms/use-form.ts'
import { type Receipt, shownReceipt, type ReceiptVerdict } from '@quizly/contract'
import { parseJson } from '../../lib/device/storage.ts'
import './receipts.css'
import '../../components/tables/facts.css'
import { Notice, type NoticeKind } from '../../components/feedback/notice.tsx'
import { format } from '@quizly/words/language.ts'
import { clockTime, longDate } from '../../lib/dates.ts'
import { call } from '../../lib/calls/call.ts'
import { CallError } from '../../lib/failures.ts'
import { shownReason } from '../../lib/words/reasons.ts'

const longestText = 40_000
const fieldNames = /"(?:[^"\\]|\\.)*"(?=\s*:)/g

/** A field twice is refused: a reader would see one value, and the server might judge the other. */
export function readReceipt(text: string): Receipt | undefined {
  if (text.length > longestText) return undefined
  const read = parseJson(text.replace(/^\uFEFF/, ''))
  if (countFields(text) !== countFields(JSON.stringify(read))) return undefined
  return shownReceipt.safeParse(read).data
}

const countFields = (json = '') => json.match(fieldNames)?.length

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
    <Page title={receiptWords.title}>
      <h1>{receiptWords.title}</h1>
      <p className="lead receipts__lead">{receiptWords.lead}</p>
      <div className="col-read stack stack-8">
        <form noValidate onSubmit={submit}>
          <Field label={receiptWords.receipt} problem={problem}>
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
              action={receiptWords.upload}
              hint={receiptWords.uploadHint}
              label={receiptWords.upload}
              accept=".json,.txt,application/json,text/plain"
              isOver={isOver}
              onChoose={choose}
            />
          </div>
          <Button type="submit" busy={busy} className="receipts__verify">
            {receiptWords.verify}
          </Button>
        </form>
        {judged && <JudgedReceiptView {...judged} />}
      </div>
    </Page>
  )
}

function useJudging() {
  const isSignedIn = useSession() !== null
  const [problem, setProblem] = useState<keyof typeof receiptWords.problems | { failure: unknown }>()
  const [judged, setJudged] = useState<JudgedReceipt>()
  const [busy, setBusy] = useState(false)

  async function judge(text: string) {
    setJudged(undefined)
    if (isBlank(text)) return setProblem('blank')
    const receipt = readReceipt(text)
    if (!receipt) return setProblem('unreadable')
    setProblem(undefined)
    setBusy(true)
    try {
      setJudged(await judgeReceipt(receipt, isSignedIn))
    } catch (error) {
      setProblem({ failure: error })
    } finally {
      setBusy(false)
    }
  }
  const text =
    typeof problem === 'string'
      ? receiptWords.problems[problem]
      : problem && messageOfFailure(problem.failure)
  return { judge, problem: text, judged, busy }
}

const kinds: Record<ReceiptVerdict, NoticeKind> = {
  valid: 'success',
  altered: 'error',
  'other-server': 'warn',
}

function JudgedReceiptView({ receipt, verdict, matches }: JudgedReceipt) {
  const { quiz, student, submittedAt, answered, questions, markedAgain: regrades = [] } = receipt
  return (
    <div className="stack stack-6">
      <Notice kind={kinds[verdict]}>{receiptWords.verdicts[verdict]}</Notice>
      {matches === true && <Notice kind="success">{receiptWords.matches}</Notice>}
      {matches === false && <Notice kind="error">{receiptWords.differs}</Notice>}
      <section>
        <div className="stack stack-2">
          <h2>{receiptWords.facts}</h2>
          <dl className="facts">
            <div>
              <dt>{receiptWords.student}</dt>
              <dd>
                <bdi>{student.name}</bdi>
              </dd>
            </div>
            <div>
              <dt>{receiptWords.quiz}</dt>
              <dd>
                <bdi>{quiz.title}</bdi>
              </dd>
            </div>
            <div>
              <dt>{receiptWords.submitted}</dt>
              <dd>{format.dateAndTime(longDate(submittedAt), clockTime(submittedAt))}</dd>
            </div>
            <div>
              <dt>{receiptWords.answered}</dt>
              <dd>{receiptWords.answeredOf(answered, questions)}</dd>
            </div>
            {regrades.map(({ at, number, reason, isUndone }) => (
              <div key={at}>
                <dt>{receiptWords.issuedAgain}</dt>
                <dd>
                  {isUndone
                    ? receiptWords.asBefore(longDate(at), number)
                    : receiptWords.markedAgain(longDate(at), number)}{' '}
                  <bdi>{shownReason(reason)}</bdi>
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
