import { bank as bankWords, takingOver as takingOverWords } from '@quizly/words/authoring.ts'
import type { ListedQuiz } from '@quizly/contract'
import { limits, type Question } from '@quizly/domain'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { ChooseFromBank } from './choose-from-bank.tsx'
import { ChooseQuiz } from './choose-quiz.tsx'
import './taking-over.css'
import { TickQuestions } from './tick-questions.tsx'

/** Brings questions of another quiz or of the bank into the editor. `count`: how many there are in it already. */
export function TakeOver({
  quizId,
  count,
  slotNames,
  onTake,
  children,
}: {
  quizId: string
  count: number
  slotNames: ReadonlySet<string>
  onTake: (questions: readonly Question[]) => void
  children: ReactNode
}) {
  const [open, setOpen] = useState<'quiz' | 'bank'>()
  const [chosen, setChosen] = useState<ListedQuiz>()
  const room = Math.max(0, limits.questionsPerQuiz - count)
  function close() {
    setOpen(undefined)
    setChosen(undefined)
  }
  function take(questions: readonly Question[]) {
    // The dialog gives the focus back when it closes; the questions must come after that.
    flushSync(close)
    onTake(questions)
  }
  return (
    <div className="take-over">
      <Button look="secondary" onClick={() => setOpen('quiz')}>
        {takingOverWords.title}
      </Button>
      <Button look="secondary" onClick={() => setOpen('bank')}>
        {bankWords.take}
      </Button>
      {children}
      {open && (
        <Dialog labelledBy="take-over-title" onClose={close}>
          {open === 'bank' ? (
            <ChooseFromBank room={room} slotNames={slotNames} onTake={take} onClose={close} />
          ) : chosen ? (
            <TickQuestions
              key={chosen._id}
              quiz={chosen}
              room={room}
              onBack={() => setChosen(undefined)}
              onTake={take}
            />
          ) : (
            <ChooseQuiz
              title={takingOverWords.title}
              which={takingOverWords.which}
              accepts={({ _id, isReady }) => isReady && _id !== quizId}
              onChoose={setChosen}
              onClose={close}
            />
          )}
        </Dialog>
      )}
    </div>
  )
}
