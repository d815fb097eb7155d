import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Page } from '../../components/page.tsx'
import { useSession } from '../../lib/session.ts'
import { messageOfFailure } from '../../lib/use-form.ts'
import { type JudgedReceipt, judgeReceipt } from './judge-receipt.ts'
import { JudgedReceiptView } from './judged-receipt-view.tsx'
import { readReceipt } from './read-receipt.ts'
import './receipts.css'

/** Where anyone finds out whether a receipt is genuine. */
export function VerifyReceiptScreen() {
  const [text, setText] = useState('')
  const { judge, problem, judged, busy } = useJudging()

  async function chooseFile(file: File | undefined) {
    if (!file) return
    const content = await file.text()
    setText(content)
    await judge(content)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void judge(text)
  }
  return (
    <Page title="Verify a receipt">
      <h1>Verify a receipt</h1>
      <p className="lead receipts__lead">
        A receipt shows that a quiz was submitted: who, which quiz and when. Paste one here, or choose its
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
          <Field label="Or its file">
            {(control) => (
              <input
                {...control}
                className="input receipts__file"
                type="file"
                accept=".json,.txt,application/json,text/plain"
                onChange={({ target }) => void chooseFile(target.files?.[0])}
              />
            )}
          </Field>
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
    if (text.trim() === '') return setProblem('Paste a receipt, or choose its file.')
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
