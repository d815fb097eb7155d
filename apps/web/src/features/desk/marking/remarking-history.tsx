import type { PastRemarking, Remarkings } from '@quizly/contract'
import type { RemarkMode } from '@quizly/domain'
import { useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { type Column, DataTable } from '../../../components/tables/data-table.tsx'
import { dateAndTime } from '../../../lib/dates.ts'
import { undoRemarking } from './api.ts'

const words: Record<RemarkMode | 'undo', string> = {
  'new-key': 'New answer only',
  'either-key': 'Old and new answer',
  'full-marks': 'Full marks for all',
  'left-out': 'Not scored',
  answers: 'Written answers reviewed',
  undo: 'Undo of a change',
}

/** Every re-marking of a quiz, with who did it and why, and how it can be taken back. */
export function RemarkingHistory({ remarkings }: { remarkings: Remarkings }) {
  const { remarkings: all } = remarkings
  if (all.length === 0) return null
  return (
    <section>
      <h2 id="remarkings">History of changes</h2>
      <DataTable
        labelledBy="remarkings"
        className="tbl--stack"
        rows={all}
        rowKey={({ _id }) => _id}
        columns={columnsOf(remarkings)}
      />
    </section>
  )
}

function columnsOf(remarkings: Remarkings): Column<PastRemarking>[] {
  const { language } = remarkings.quiz
  return [
    {
      name: 'Question',
      isRowHead: true,
      className: 'q-col',
      cell: ({ question }) => (
        <>
          {question.number}. <bdi lang={language}>{question.text}</bdi>
        </>
      ),
    },
    {
      name: 'Change',
      cell: (each) => <WhatCounts remarking={each} language={language} />,
    },
    { name: 'Reason', cell: ({ reason }) => <bdi>{reason}</bdi> },
    {
      name: 'By',
      cell: ({ by, at }) => (
        <span>
          <bdi>{by ?? 'A deleted account'}</bdi>, {dateAndTime(at)}
        </span>
      ),
    },
    {
      name: 'Undo',
      isHidden: true,
      isNamed: false,
      cell: (each) => (
        <>
          <UndoRemarking remarkings={remarkings} remarking={each} />
          {each.isUndone && <span className="muted">Undone</span>}
        </>
      ),
    },
  ]
}

function WhatCounts({ remarking, language }: { remarking: PastRemarking; language: string | undefined }) {
  const [before, after] = [remarking.before.join(', '), remarking.after.join(', ')]
  return (
    <div>
      {words[remarking.mode]}
      {before !== after && (
        <span className="muted remark__hint">
          <bdi lang={language}>{before}</bdi> → <bdi lang={language}>{after}</bdi>
        </span>
      )}
      <Texts label="Accepted" texts={remarking.accepted} language={language} />
      <Texts label="No longer accepted" texts={remarking.refused} language={language} />
    </div>
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

/** Takes a re-marking back; if the question was edited since, it asks first; if that is not possible, it says what is. */
function UndoRemarking({
  remarkings: { quiz, questions, revision, remarkings },
  remarking,
}: {
  remarkings: Remarkings
  remarking: PastRemarking
}) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { undo: way, _id: remarkingId, question } = remarking
  async function undo(overEdits: boolean) {
    setAsking(false)
    setBusy(true)
    await undoRemarking(quiz._id, { remarkingId, revision, overEdits })
    setBusy(false)
  }
  if (way === undefined) return null
  if (way.how === 'impossible') {
    return <span className="muted">Edited since. To change it, choose the answer again.</span>
  }
  if (way.how === 'after-later') {
    const first = remarkings.find(({ _id }) => _id === way.first)
    return <span className="muted">Undo the change of {first ? dateAndTime(first.at) : 'later'} first.</span>
  }
  const current = questions.find(({ _id }) => _id === question._id)?.correctAnswers ?? []
  return (
    <>
      <Button
        look="secondary"
        size="sm"
        busy={isBusy}
        busyLabel="Undoing…"
        onClick={() => (way.how === 'now' ? void undo(false) : setAsking(true))}
      >
        {way.how === 'now' ? 'Undo' : 'Undo…'}
        <span className="vh"> for question {question.number}</span>
      </Button>
      {isAsking && way.how === 'over-edits' && (
        <Dialog alert labelledBy="undo-title" describedBy="undo-text" onClose={() => setAsking(false)}>
          <h2 id="undo-title">Undo this change to question {question.number}?</h2>
          <div id="undo-text" className="stack stack-2">
            <p>The question was edited after this change. Your edits to its text and options stay.</p>
            <p>
              Correct answer now: <b lang={quiz.language}>{current.join(', ')}</b>
              <br />
              After undoing: <b lang={quiz.language}>{way.correctAnswers.join(', ')}</b>
            </p>
            <p>Scores are updated, and students see that the change was undone.</p>
          </div>
          <div className="dialog__actions">
            <Button look="secondary" data-autofocus onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button onClick={() => void undo(true)}>Undo the change</Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
