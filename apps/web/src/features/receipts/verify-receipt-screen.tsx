import { isBlank } from '@quizly/domain'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FileDrop, useFileDrop } from '../../components/forms/file-drop.tsx'
import { Page } from '../../components/page/page.tsx'
import { useSession } from '../../lib/calls/session.ts'
import { messageOfFailure } from '../../lib/forms/use-form.ts'
import { type JudgedReceipt, judgeReceipt } from './judge-receipt.ts'
import { JudgedReceiptView } from './judged-receipt-view.tsx'
import { readReceipt } from './read-receipt.ts'
import './receipts.css'

/** The screen where anyone can check whether a receipt is genuine. */
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
