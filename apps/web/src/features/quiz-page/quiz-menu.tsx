import { moving as movingWords, rooms as authoringWords } from '@quizly/words/authoring.ts'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { call } from '../../lib/calls/call.ts'
import { tryAgain } from '../../lib/failures.ts'
import { refreshQuiz } from '../../lib/calls/queries.ts'
import { mayOwn } from '../../lib/may-edit.ts'
import { paths } from '../../lib/paths.ts'
import { runAction } from '../../components/feedback/use-action.ts'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import { Menu, type MenuItem } from '../../components/overlays/menu.tsx'
import type { CallBodyInput, CallResult, Calls, OwnQuizSummary } from '@quizly/contract'
import { useLoad } from '../../lib/use-load.ts'
import { AskDialog } from '../../components/overlays/ask-dialog.tsx'
import { languageNow } from '../../lib/words/language.ts'

type QuizLocation = CallBodyInput<Calls['moveQuiz']>['to']
type MovableQuiz = Pick<OwnQuizSummary, '_id' | 'title' | 'state' | 'role'>

/** What can be done with a quiz as a whole, after `first`. `onMoved` is called when it is no longer where it was. */
export function QuizMenu({
  quiz,
  isInBin = false,
  first = [],
  onMoved,
}: {
  quiz: MovableQuiz
  isInBin?: boolean
  first?: readonly MenuItem[]
  onMoved?: (to: QuizLocation) => void
}) {
  const [destination, setDestination] = useState<'archived' | 'bin'>()
  async function move(to: QuizLocation) {
    await moveQuiz(quiz, to, () => {
      setDestination(undefined)
      onMoved?.(to)
    })
  }
  const back = { label: movingWords.restore, run: () => void move('current') }
  const items = isInBin
    ? [back]
    : [
        ...first,
        { label: movingWords.duplicate, run: () => void duplicate(quiz) },
        { label: movingWords.exportQuestions, run: () => navigate(paths.exportQuestions(quiz._id)) },
        ...(mayOwn(quiz)
          ? [
              quiz.state === 'archived'
                ? back
                : { label: movingWords.archive, run: () => setDestination('archived') },
              { label: movingWords.remove, run: () => setDestination('bin') },
            ]
          : []),
      ]
  return (
    <>
      <Menu label={movingWords.more(quiz.title)} className="btn--icon" items={items}>
        <ToolIcon name="more" />
      </Menu>
      {destination && (
        <MoveDialog
          quiz={quiz}
          to={destination}
          onClose={() => setDestination(undefined)}
          onMove={() => move(destination)}
        />
      )}
    </>
  )
}

async function duplicate({ _id: quizId }: MovableQuiz): Promise<void> {
  async function copy() {
    const { quiz } = await call('duplicateQuiz', { params: { quizId }, query: { language: languageNow() } })
    await refreshQuiz(quiz._id)
    navigate(paths.quizQuestions(quiz._id))
  }
  await runAction(copy, undefined, {
    done: () => () => movingWords.copied,
    failed: (error) => movingWords.notCopied(tryAgain(error)),
  })
}

async function moveQuiz(quiz: MovableQuiz, to: QuizLocation, onMoved?: () => void): Promise<void> {
  async function move() {
    await call('moveQuiz', { params: { quizId: quiz._id }, body: { to } })
    onMoved?.()
    void refreshQuiz(quiz._id)
  }
  const action = { label: () => authoringWords.undo, run: () => void moveQuiz(quiz, 'current') }
  await runAction(move, undefined, {
    done: () => ({ text: () => describeMoved(quiz, to), ...(to !== 'current' && { action }) }),
    failed: (error) => authoringWords.notChanged(tryAgain(error)),
  })
}

function MoveDialog({
  quiz: { _id: quizId, title },
  to,
  onClose,
  onMove,
}: {
  quiz: MovableQuiz
  to: 'archived' | 'bin'
  onClose: () => void
  onMove: () => Promise<void>
}) {
  const query = useLoad(quizId, (signal) => call('getQuizPlace', { params: { quizId } }, { signal }))
  const action = to === 'bin' ? movingWords.remove : movingWords.archive
  const ask = to === 'bin' ? movingWords.askRemove : movingWords.askArchive
  return (
    <AskDialog
      title={ask(<bdi key="quiz">{title}</bdi>)}
      keep={movingWords.keep}
      look={to === 'bin' ? 'danger' : 'primary'}
      onAction={onMove}
      {...{ action, query, onClose }}
    >
      {query.status === 'ready' && whatHappens(query.data, to).map((text) => <p key={text}>{text}</p>)}
      {query.status === 'failed' && <p>{movingWords.notLoaded}</p>}
    </AskDialog>
  )
}

function whatHappens(
  { results, running, givesOut }: CallResult<Calls['getQuizPlace']>,
  to: 'archived' | 'bin',
): string[] {
  const isUsed = results + running > 0
  const isRunning = running > 0
  return [
    ...(to === 'bin' ? [goesWithIt({ results, running })] : []),
    to === 'archived' ? movingWords.resultsStay : isUsed ? movingWords.binnedUsed : movingWords.binned,
    isRunning ? movingWords.codeStopsTimeStays : movingWords.codeStops,
    ...(givesOut ? [isRunning ? movingWords.releasesLater : movingWords.releases] : []),
  ]
}

function goesWithIt({ results, running }: { results: number; running: number }): string {
  if (results > 0 && running > 0) {
    return movingWords.bothGo(movingWords.results(results), movingWords.attempts(running))
  }
  if (results > 0) return movingWords.resultsGo(results)
  return running > 0 ? movingWords.attemptsGo(running) : movingWords.unused
}

function describeMoved({ title, state }: MovableQuiz, to: QuizLocation): string {
  switch (to) {
    case 'archived':
      return movingWords.archived(title)
    case 'bin':
      return movingWords.inBin(title)
    case 'current':
      return state === 'draft' ? movingWords.restored(title) : movingWords.restoredClosed(title)
  }
}
