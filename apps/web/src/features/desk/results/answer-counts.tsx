import type { AnalysedQuestion } from '@quizly/contract'
import { optionLetter } from '@quizly/domain'

type Thirds = AnalysedQuestion['choices']['right']
type Row = { label: string; spoken: string; thirds: Thirds; mark?: 'key' | 'worse' | undefined }

/** How often each answer was given, and on request by how the students did on the other questions. */
export function AnswerCounts({ analysed }: { analysed: AnalysedQuestion }) {
  const rows = rowsOf(analysed)
  return (
    <>
      <ul className="counts">
        {rows.map(({ label, spoken, thirds, mark }) => (
          <li key={spoken} data-mark={mark}>
            <b>{thirds.worst + thirds.middle + thirds.best}</b>
            <span aria-hidden="true">{label}</span>
            <span className="vh">
              {spoken}
              {mark === 'key' && ', correct'}
            </span>
          </li>
        ))}
      </ul>
      <details className="thirds">
        <summary>By how they did</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Answer</th>
              <th scope="col">Best third</th>
              <th scope="col">Middle</th>
              <th scope="col">Last third</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ spoken, thirds }) => (
              <tr key={spoken}>
                <th scope="row">{spoken}</th>
                <td>{thirds.best}</td>
                <td>{thirds.middle}</td>
                <td>{thirds.worst}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

/** A row for each option and one for those who skipped it; where there are no options, right and wrong. */
function rowsOf({ question, choices, suspectedKey }: AnalysedQuestion): Row[] {
  const skipped = { label: '–', spoken: 'Skipped', thirds: choices.skipped }
  if (question.options.length === 0) {
    return [
      { label: 'right', spoken: 'Right', thirds: choices.right, mark: 'key' },
      { label: 'wrong', spoken: 'Wrong', thirds: choices.wrong },
      skipped,
    ]
  }
  const options = question.options.map((option, place): Row => {
    const letter = optionLetter(place)
    const isKey = question.correctAnswers.includes(option)
    const mark = isKey ? 'key' : letter === suspectedKey ? 'worse' : undefined
    return { label: letter, spoken: letter, thirds: choices.options[place] ?? choices.skipped, mark }
  })
  return [...options, skipped]
}
