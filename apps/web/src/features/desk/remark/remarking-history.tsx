import type { PastRemarking, Remarkings } from '@quizly/contract'
import type { RemarkMode } from '@quizly/domain'
import '../../../components/tables/table.css'
import { dateAndTime } from '../../../lib/dates.ts'
import { UndoRemarking } from './undo-button.tsx'

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
  const { quiz, remarkings: all } = remarkings
  if (all.length === 0) return null
  return (
    <section>
      <h2 id="remarkings">History of changes</h2>
      <div className="tbl-w">
        <table className="tbl tbl--stack" aria-labelledby="remarkings">
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Change</th>
              <th scope="col">Reason</th>
              <th scope="col">By</th>
              <th scope="col">
                <span className="vh">Undo</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {all.map((each) => (
              <tr key={each._id}>
                <th scope="row" className="q-col">
                  {each.question.number}. <bdi lang={quiz.language}>{each.question.text}</bdi>
                </th>
                <td data-k="Change">
                  <WhatCounts remarking={each} language={quiz.language} />
                </td>
                <td data-k="Reason">
                  <bdi>{each.reason}</bdi>
                </td>
                <td data-k="By">
                  <span>
                    <bdi>{each.by ?? 'A deleted account'}</bdi>, {dateAndTime(each.at)}
                  </span>
                </td>
                <td>
                  <UndoRemarking remarkings={remarkings} remarking={each} />
                  {each.isUndone && <span className="muted">Undone</span>}
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
