import { format } from '@quizly/words/language.ts'
import { lists as listWords, remarkingHistory as historyWords } from '@quizly/words/desk.ts'
import { everywhere as commonWords } from '@quizly/words/student.ts'
import type { PastRegrading } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { Fragment, useState } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { type Column, DataTable } from '../../components/tables/data-table.tsx'
import { dateAndTime } from '../../lib/dates.ts'
import { type Regrades, undoRegrade } from '../quiz-page/regrading-api.ts'
import { personName } from '../../lib/words/person-name.ts'
import { shownReason } from '../../lib/words/reasons.ts'
import { textOnly } from '../../question-types/text-only.ts'

/** Every regrade of a quiz, with who did it and why, and how it can be taken back. */
export function RegradingHistory({ regradings }: { regradings: Regrades }) {
  if (regradings.regrades.length === 0) return null
  const drawn = new Map(regradings.questions.map((question) => [question._id, question.drawn]))
  const rows = regradings.regrades.map(({ question, ...each }) => ({
    ...each,
    question: { ...question, drawn: drawn.get(question._id) },
  }))
  return (
    <section>
      <h2 id="regrades">{historyWords.title}</h2>
      <DataTable
        labelledBy="regrades"
        className="tbl--stack"
        rows={rows}
        rowKey={({ _id }) => _id}
        columns={columnsOf(regradings)}
      />
    </section>
  )
}

/** With what is drawn of its texts that are still in the quiz. */
type Row = PastRegrading & { question: { drawn: Question['drawn'] } }

function columnsOf(regradings: Regrades): Column<Row>[] {
  const { language } = regradings.quiz
  return [
    {
      name: historyWords.question,
      isRowHead: true,
      className: 'q-col',
      cell: ({ question }) => (
        <>
          {question.number}. <bdi lang={language ?? 'en'}>{textOnly(question, question.text)}</bdi>
        </>
      ),
    },
    {
      name: historyWords.change,
      cell: (each) => <WhatCounts regrading={each} language={language} />,
    },
    { name: historyWords.reason, cell: ({ reason }) => <bdi>{shownReason(reason)}</bdi> },
    {
      name: historyWords.by,
      cell: ({ by, at }) => (
        <span>
          {historyWords.byAt(
            <bdi key="name">{by === null ? historyWords.deletedAccount : personName(by)}</bdi>,
            dateAndTime(at),
          )}
        </span>
      ),
    },
    {
      name: historyWords.undoColumn,
      isHidden: true,
      isNamed: false,
      cell: (each) => (
        <>
          <UndoRegrading regradings={regradings} regrading={each} />
          {each.isUndone && <span className="muted">{historyWords.undone}</span>}
        </>
      ),
    },
  ]
}

const keyText = (question: Row['question'], answers: readonly string[]) =>
  answers.map((answer) => textOnly(question, answer)).join(format.comma)

function WhatCounts({ regrading, language }: { regrading: Row; language: string | undefined }) {
  const [before, after] = [regrading.before, regrading.after].map((key) => keyText(regrading.question, key))
  return (
    <div>
      {historyWords.changes[regrading.mode]}
      {before !== after && (
        <span className="muted regrade__hint">
          <bdi lang={language ?? 'en'}>{before}</bdi> <span className="turned">→</span>{' '}
          <bdi lang={language ?? 'en'}>{after}</bdi>
        </span>
      )}
      <Texts
        sentence="accepted"
        texts={regrading.accepted}
        unsent={regrading.moreAccepted}
        language={language}
      />
      <Texts
        sentence="refused"
        texts={regrading.refused}
        unsent={regrading.moreRefused}
        language={language}
      />
    </div>
  )
}

const maxShown = 5

function Texts({
  sentence,
  texts,
  unsent = 0,
  language,
}: {
  sentence: 'accepted' | 'refused'
  texts: readonly string[]
  unsent: number | undefined
  language: string | undefined
}) {
  if (texts.length === 0) return null
  const more = texts.length + unsent - maxShown
  const shown = (
    <bdi key="texts" lang={language ?? 'en'}>
      {texts.slice(0, maxShown).join(format.comma)}
    </bdi>
  )
  const all = <Fragment key="all">{listWords.andMore(shown, listWords.more(more))}</Fragment>
  return (
    <span className="muted regrade__hint">
      {(sentence === 'accepted' ? historyWords.accepted : historyWords.refused)(more > 0 ? all : shown)}
    </span>
  )
}

/** Takes a regrade back; if the question was edited since, it asks first; if that is not possible, it says what is. */
function UndoRegrading({
  regradings: { quiz, questions, revision, regrades },
  regrading,
}: {
  regradings: Regrades
  regrading: Row
}) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { undo: way, _id: regradeId, question } = regrading
  async function undo(overEdits: boolean) {
    setAsking(false)
    setBusy(true)
    await undoRegrade(quiz._id, { regradeId, revision, overEdits })
    setBusy(false)
  }
  if (way === undefined) return null
  if (way.how === 'impossible') {
    return <span className="muted">{historyWords.editedSince}</span>
  }
  if (way.how === 'after-later') {
    const first = regrades.find(({ _id }) => _id === way.first)
    return (
      <span className="muted">
        {first ? historyWords.undoFirst(dateAndTime(first.at)) : historyWords.undoLaterFirst}
      </span>
    )
  }
  const current = questions.find(({ _id }) => _id === question._id)?.correctAnswers ?? []
  return (
    <>
      <Button
        look="secondary"
        size="sm"
        busy={isBusy}
        busyLabel={historyWords.undoing}
        onClick={() => (way.how === 'now' ? void undo(false) : setAsking(true))}
      >
        {(way.how === 'now' ? historyWords.undo : historyWords.undoAsking)(question.number, (text) => (
          <span key="spoken" className="vh">
            {text}
          </span>
        ))}
      </Button>
      {isAsking && way.how === 'over-edits' && (
        <Dialog alert labelledBy="undo-title" describedBy="undo-text" onClose={() => setAsking(false)}>
          <h2 id="undo-title">{historyWords.asks(question.number)}</h2>
          <div id="undo-text" className="stack stack-2">
            <p>{historyWords.editsStay}</p>
            <p>
              {historyWords.answerNow(
                <b key="now" lang={quiz.language ?? 'en'}>
                  {keyText(question, current)}
                </b>,
              )}
              <br />
              {historyWords.answerAfter(
                <b key="after" lang={quiz.language ?? 'en'}>
                  {keyText(question, way.correctAnswers)}
                </b>,
              )}
            </p>
            <p>{historyWords.scoresUpdated}</p>
          </div>
          <div className="dialog__actions">
            <Button look="secondary" data-autofocus onClick={() => setAsking(false)}>
              {commonWords.cancel}
            </Button>
            <Button onClick={() => void undo(true)}>{historyWords.undoChange}</Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
