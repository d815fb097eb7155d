import { opening as openingWords, rooms as authoringWords } from '@quizly/words/authoring.ts'
import type { OwnQuizSummary, QuizSettings } from '@quizly/contract'
import { type ReactNode, useState } from 'react'
import { changeQuiz } from '../../lib/calls/queries.ts'
import { mayEdit } from '../../lib/may-edit.ts'
import type { ToastMessage } from '../../components/feedback/toast.tsx'
import { useAction } from '../../components/feedback/use-action.ts'
import type { QuizAction } from './quiz-actions.tsx'
import { call } from '../../lib/calls/call.ts'
import { tryAgain } from '../../lib/failures.ts'
import { settingsIn, undoSettings } from './quiz-settings.ts'
import { AskDialog } from '../../components/overlays/ask-dialog.tsx'

/** Opens or closes a quiz, for those who may change it; and the question that this may ask. */
export function useStateAction(
  quiz: OwnQuizSummary,
  onChanged: () => void,
): { action?: QuizAction; dialog?: ReactNode } {
  const [beforeClosing, setBeforeClosing] = useState<BeforeClosing>()
  const { run, isBusy } = useAction(
    async ({ to, isConfirmed }: { to: Switch; isConfirmed: boolean }) => {
      setBeforeClosing(undefined)
      try {
        return await changeQuiz(quiz._id, switchQuiz(quiz._id, to, isConfirmed, onChanged))
      } finally {
        onChanged()
      }
    },
    {
      done(outcome) {
        if ('text' in outcome) return outcome
        setBeforeClosing(outcome)
        return undefined
      },
      failed: (error) => authoringWords.notChanged(tryAgain(error)),
    },
  )
  const change = (to: Switch, isConfirmed = false) => run({ to, isConfirmed })
  const turnTo = (to: Switch, label: string, busyLabel: string) => ({
    action: { label, busyLabel, busy: isBusy, run: () => void change(to) },
  })
  if (!mayEdit(quiz)) return {}
  switch (quiz.state) {
    case 'open':
      return {
        ...turnTo('closed', openingWords.close, openingWords.closing),
        dialog: beforeClosing && (
          <ConfirmClosing
            before={beforeClosing}
            onAnswer={(isWanted) => (isWanted ? void change('closed', true) : setBeforeClosing(undefined))}
          />
        ),
      }
    case 'closed':
      return turnTo(
        'open',
        quiz.whyClosed === 'not-open-yet' ? openingWords.openNow : openingWords.reopen,
        openingWords.opening,
      )
    case 'draft':
    case 'archived':
      return {}
  }
}

type Switch = QuizSettings['code']

/** What an educator must know before a quiz closes: how many are taking it, and whether results come out with it. */
type BeforeClosing = { running: number; releases: boolean }

/** Opening means now: an opening is left out, and so is a closing that is over. */
async function switchQuiz(
  quizId: string,
  to: Switch,
  isConfirmed: boolean,
  onChanged: () => void,
): Promise<BeforeClosing | Omit<ToastMessage, 'kind'>> {
  const params = { quizId }
  const loaded = await call('getQuizSettings', { params })
  const base = settingsIn(loaded)
  const { state, whyClosed } = loaded.quiz
  const { running } = loaded
  const releases = to === 'closed' && base.resultRelease === 'when-closed'
  const text = () => (to === 'closed' ? closedNow(running) : openedWith(base))
  if (to === 'open' ? state === 'open' : base.code === to) return { text }
  if (to === 'closed' && !isConfirmed && (running > 0 || releases)) return { running, releases }
  const requested = to === 'open' ? openedNow(base, whyClosed) : { ...base, code: to }
  const saved = await call('updateQuizSettings', { params, body: { ...requested, base } })
  const undo = () => void undoSettings(quizId, base, saved, onChanged)
  const action = { label: () => authoringWords.undo, run: undo }
  return releases ? { text } : { text, action }
}

function openedNow(settings: QuizSettings, why: OwnQuizSummary['whyClosed']): QuizSettings {
  const { opensAt: _opensAt, ...open } = { ...settings, code: 'open' as const }
  if (why !== 'over') return open
  const { closesAt: _closesAt, everyoneStops: _everyoneStops, ...always } = open
  return always
}

const closedNow = (running: number) =>
  running === 0 ? openingWords.closed : openingWords.closedWhileWorking(running)

function openedWith({ joining }: QuizSettings): string {
  return joining === 'closed' ? openingWords.openWithoutCode : openingWords.open
}

function ConfirmClosing({
  before: { running, releases },
  onAnswer,
}: {
  before: BeforeClosing
  onAnswer: (isWanted: boolean) => void
}) {
  return (
    <AskDialog
      title={releases ? openingWords.askCloseAndRelease : openingWords.askClose}
      keep={openingWords.keepOpen}
      action={releases ? openingWords.closeAndRelease : openingWords.close}
      onClose={() => onAnswer(false)}
      onAction={() => onAnswer(true)}
    >
      {running > 0 && <p>{openingWords.working(running)}</p>}
      {releases && <p>{running > 0 ? openingWords.releasesLater : openingWords.releases}</p>}
    </AskDialog>
  )
}
