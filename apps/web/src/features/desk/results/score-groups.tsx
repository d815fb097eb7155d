import type { AnalysedQuestion } from '@quizly/contract'
import { Button } from '../../../components/forms/button.tsx'
import { type Column, DataTable } from '../../../components/tables/data-table.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { deskParts } from '../../../question-types/desk-parts.ts'
import type { AnswerRow } from '../../../question-types/parts.ts'

export function ScoreGroups({ analysed, onClose }: { analysed: AnalysedQuestion; onClose: () => void }) {
  return (
    <Dialog labelledBy="groups-title" describedBy="groups-text" onClose={onClose}>
      <h2 id="groups-title">Question {analysed.number}: answers by score group</h2>
      <p id="groups-text" className="muted">
        The class in thirds, by their points on the other questions.
      </p>
      <DataTable
        labelledBy="groups-title"
        frame={null}
        rows={deskParts[analysed.question.type].answerRows(analysed)}
        rowKey={({ spoken }) => spoken}
        columns={columns}
      />
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}

const columns: Column<AnswerRow>[] = [
  {
    name: 'Answer',
    isRowHead: true,
    cell: ({ spoken, mark }) => `${spoken}${mark === 'key' && spoken !== 'Right' ? ' (correct)' : ''}`,
  },
  { name: 'Top', numeric: true, cell: ({ thirds }) => thirds.best },
  { name: 'Middle', numeric: true, cell: ({ thirds }) => thirds.middle },
  { name: 'Bottom', numeric: true, cell: ({ thirds }) => thirds.worst },
]
