import type { PastRemarking, Remarkings } from '@quizly/contract'
import type { RemarkMode } from '@quizly/domain'
import { useState } from 'react'
import { notify, useScreenToasts } from '../../../components/feedback/toast.tsx'
import { Button } from '../../../components/forms/button.tsx'
import '../../../components/tables/table.css'
import { call, toldBy } from '../../../lib/calls/call.ts'
import { dateAndTime } from '../../../lib/dates.ts'
import { describeDone } from './describe-scores.ts'

const words: Record<RemarkMode | 'undo', string> = {
  'new-key': 'Only the new key counts',
  'either-key': 'The old or the new key counts',
  'full-marks': 'Full marks for all',
  'left-out': 'Left out',
  answers: 'Written answers decided',
  undo: 'Taken back',
}

/** Every re-marking of a quiz, with who did it and why; those that still can be are taken back here. */
export function RemarkingHistory({
  remarkings: { quiz, revision, remarkings },
  reload,
}: {
  remarkings: Remarkings
  reload: () => Promise<void>
}) {
  const [busyWith, setBusyWith] = useState<string>()
  const toasts = useScreenToasts()
  if (remarkings.length === 0) return null
  async function undo(remarkingId: string) {
    toasts.clear()
    setBusyWith(remarkingId)
    try {
      const params = { quizId: quiz._id, remarkingId }
      const done = await call('undoRemarking', { params, body: { baseRevision: revision } })
      await reload()
      notify({ kind: 'success', text: `The marks of before are back. ${describeDone(done)}` })
    } catch (error) {
      const action = { label: 'Try again', run: () => void undo(remarkingId) }
      toasts.notify({ kind: 'error', text: toldBy(error) || 'This could not be taken back.', action })
    } finally {
      setBusyWith(undefined)
    }
  }
  return (
    <section>
      <h2 id="remarkings">Re-markings of this quiz</h2>
      <div className="tbl-w">
        <table className="tbl tbl--stack" aria-labelledby="remarkings">
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">What counts</th>
              <th scope="col">Reason</th>
              <th scope="col">By</th>
              <th scope="col">
                <span className="vh">Undo</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {remarkings.map((each) => (
              <tr key={each._id}>
                <th scope="row" className="q-col">
                  {each.question.number}. <bdi lang={quiz.language}>{each.question.text}</bdi>
                </th>
                <td data-k="What counts">
                  <WhatCounts remarking={each} language={quiz.language} />
                </td>
                <td data-k="Reason">
                  <bdi>{each.reason}</bdi>
                </td>
                <td data-k="By">
                  <bdi>{each.by ?? 'A deleted account'}</bdi>, {dateAndTime(each.at)}
                </td>
                <td>
                  {each.canUndo && (
                    <Button
                      look="secondary"
                      size="sm"
                      busy={busyWith === each._id}
                      busyLabel="Taking back…"
                      onClick={() => void undo(each._id)}
                    >
                      Undo<span className="vh"> for question {each.question.number}</span>
                    </Button>
                  )}
                  {each.isUndone && <span className="muted">Taken back</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function WhatCounts({ remarking, language }: { remarking: PastRemarking; language: string | undefined }) {
  const [before, after] = [remarking.before.join(', '), remarking.after.join(', ')]
  return (
    <>
      {words[remarking.mode]}
      {before !== after && (
        <span className="muted remark__hint">
          <bdi lang={language}>{before}</bdi> → <bdi lang={language}>{after}</bdi>
        </span>
      )}
      <Texts label="Accepted" texts={remarking.accepted} language={language} />
      <Texts label="No longer" texts={remarking.refused} language={language} />
    </>
  )
}

const mostShown = 5

function Texts({
  label,
  texts,
  language,
}: {
  label: string
  texts: readonly string[]
  language: string | undefined
}) {
  if (texts.length === 0) return null
  const more = texts.length - mostShown
  return (
    <span className="muted remark__hint">
      {label}: <bdi lang={language}>{texts.slice(0, mostShown).join(', ')}</bdi>
      {more > 0 && ` and ${more.toLocaleString('en')} more`}
    </span>
  )
}
