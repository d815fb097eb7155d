import { result as resultWords, runningQuiz as runningWords } from '@quizly/words/student.ts'
import { questionDrawer as drawerWords } from '@quizly/words/results.ts'
import { IconButton } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { Dots, unansweredNumbers, useCurrentQuestion } from './question-navigator.tsx'
import './question-drawer.css'

export function QuestionDrawer({
  answered,
  flagged,
  onJump,
  onClose,
}: {
  answered: string
  flagged: string
  onJump: (target: string) => void
  onClose: () => void
}) {
  const count = unansweredNumbers(answered).length
  const current = useCurrentQuestion(answered.length)
  return (
    <Dialog kind="sheet" labelledBy="drawer" onClose={onClose}>
      <div className="sheet__head">
        <h2 id="drawer">{resultWords.questions}</h2>
        <IconButton label={drawerWords.close} onClick={onClose} data-autofocus>
          <Icon name="cross" />
        </IconButton>
      </div>
      <p className={count > 0 ? 'unanswered-count unanswered-count--some' : 'unanswered-count'}>
        {runningWords.unanswered(count)}
      </p>
      <nav aria-label={resultWords.questions}>
        <Dots {...{ answered, flagged, current, onJump }} />
      </nav>
    </Dialog>
  )
}
