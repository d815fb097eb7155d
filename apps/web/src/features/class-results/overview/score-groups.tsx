import { questionFigures as questionWords } from '@quizly/words/desk.ts'
import type { AnalysedQuestion } from '@quizly/contract'
import { isWritten } from '@quizly/domain'
import { Button } from '../../../components/forms/button.tsx'
import { type Column, DataTable } from '../../../components/tables/data-table.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { deskParts } from '../../../question-types/desk-parts.ts'
import type { AnswerRow } from '../../../question-types/parts.ts'

export function ScoreGroups({ analysed, onClose }: { analysed: AnalysedQuestion; onClose: () => void }) {
  return (
    <Dialog labelledBy="groups-title" describedBy="groups-text" onClose={onClose}>
      <h2 id="groups-title">{questionWords.groupsTitle(analysed.number)}</h2>
      <p id="groups-text" className="muted">
        {questionWords.groupsHint}
      </p>
      <DataTable
        labelledBy="groups-title"
        frame={null}
        rows={deskParts[analysed.question.type].answerRows(analysed)}
        rowKey={({ spoken }) => spoken}
        columns={columnsOf(isWritten(analysed.question.type))}
      />
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={onClose}>
          {questionWords.close}
        </Button>
      </div>
    </Dialog>
  )
}

const columnsOf = (isWrittenAnswer: boolean): Column<AnswerRow>[] => [
  {
    name: questionWords.answer,
    isRowHead: true,
    cell: ({ spoken, mark }) =>
      mark === 'key' && !isWrittenAnswer ? questionWords.markedCorrect(spoken) : spoken,
  },
  { name: questionWords.thirds.best, numeric: true, cell: ({ thirds }) => thirds.best },
  { name: questionWords.thirds.middle, numeric: true, cell: ({ thirds }) => thirds.middle },
  { name: questionWords.thirds.worst, numeric: true, cell: ({ thirds }) => thirds.worst },
]
