import { takingOver as takingOverWords } from '@quizly/words/authoring.ts'
import type { ListedQuiz } from '@quizly/contract'
import { limits, type Question } from '@quizly/domain'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { ChooseQuiz } from './choose-quiz.tsx'
import './taking-over.css'
import { TickQuestions } from './tick-questions.tsx'

/** Brings questions of another quiz into the editor. `count`: how many there are in it already. */
export function TakeOver({
  quizId,
  count,
  onTake,
}: {
  quizId: string
  count: number
  onTake: (questions: readonly Question[]) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<ListedQuiz>()
  function close() {
    setOpen(false)
    setChosen(undefined)
  }
  function take(questions: readonly Question[]) {
    // The dialog gives the focus back when it closes; the questions must come after that.
    flushSync(close)
    onTake(questions)
  }
  return (
    <div className="take-over">
      <Button look="secondary" onClick={() => setOpen(true)}>
        {takingOverWords.title}
      </Button>
      {isOpen && (
        <Dialog labelledBy="take-over-title" onClose={close}>
          {chosen ? (
            <TickQuestions
              key={chosen._id}
              quiz={chosen}
              room={Math.max(0, limits.questionsPerQuiz - count)}
              onBack={() => setChosen(undefined)}
              onTake={take}
            />
          ) : (
            <ChooseQuiz exceptId={quizId} onChoose={setChosen} onClose={close} />
          )}
        </Dialog>
      )}
    </div>
  )
}
