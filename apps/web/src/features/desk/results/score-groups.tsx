import type { AnalysedQuestion } from '@quizly/contract'
import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { answerRows } from './answer-rows.ts'

/** Which answers the students gave who did best on the other questions, those between, and those who did worst. */
export function ScoreGroups({ analysed, onClose }: { analysed: AnalysedQuestion; onClose: () => void }) {
  return (
    <Dialog labelledBy="groups-title" describedBy="groups-text" onClose={onClose}>
      <h2 id="groups-title">Question {analysed.number}: answers by score group</h2>
      <p id="groups-text" className="muted">
        The class in thirds, by their points on the other questions.
      </p>
      <table className="tbl" aria-labelledby="groups-title">
        <thead>
          <tr>
            <th scope="col">Answer</th>
            <th scope="col" className="n">
              Top
            </th>
            <th scope="col" className="n">
              Middle
            </th>
            <th scope="col" className="n">
              Bottom
            </th>
          </tr>
        </thead>
        <tbody>
          {answerRows(analysed).map(({ spoken, thirds, mark }) => (
            <tr key={spoken}>
              <th scope="row">
                {spoken}
                {mark === 'key' && spoken !== 'Right' && ' (correct)'}
              </th>
              <td className="n">{thirds.best}</td>
              <td className="n">{thirds.middle}</td>
              <td className="n">{thirds.worst}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}
