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
import { plural } from '../../lib/plural.ts'
import { AskDialog } from '../../components/overlays/ask-dialog.tsx'

type Place = CallBodyInput<Calls['moveQuiz']>['to']
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
  onMoved?: (to: Place) => void
}) {
  const [asked, setAsked] = useState<'archived' | 'bin'>()
  async function move(to: Place) {
    await moveQuiz(quiz, to, () => {
      setAsked(undefined)
      onMoved?.(to)
    })
  }
  const back = { label: 'Restore', run: () => void move('current') }
  const items = isInBin
    ? [back]
    : [
        ...first,
        { label: 'Duplicate', run: () => void duplicate(quiz) },
        ...(mayOwn(quiz)
          ? [
              quiz.state === 'archived' ? back : { label: 'Archive', run: () => setAsked('archived') },
              { label: 'Delete', run: () => setAsked('bin') },
            ]
          : []),
      ]
  return (
    <>
      <Menu label={`More for ${quiz.title}`} className="btn--icon" items={items}>
        <ToolIcon name="more" />
      </Menu>
      {asked && (
        <MoveDialog quiz={quiz} to={asked} onClose={() => setAsked(undefined)} onMove={() => move(asked)} />
      )}
    </>
  )
}

async function duplicate({ _id: quizId }: MovableQuiz): Promise<void> {
  async function copy() {
    const { quiz } = await call('duplicateQuiz', { params: { quizId } })
    await refreshQuiz(quiz._id)
    navigate(paths.quizQuestions(quiz._id))
  }
  await runAction(copy, undefined, {
    done: () => 'Copied. Finalize it to get a code.',
    failed: (error) => `The quiz could not be copied. ${tryAgain(error)}`,
  })
}

async function moveQuiz(quiz: MovableQuiz, to: Place, onMoved?: () => void): Promise<void> {
  async function move() {
    await call('moveQuiz', { params: { quizId: quiz._id }, body: { to } })
    onMoved?.()
    void refreshQuiz(quiz._id)
  }
  const action = { label: 'Undo', run: () => void moveQuiz(quiz, 'current') }
  await runAction(move, undefined, {
    done: () => ({ text: describeMoved(quiz, to), ...(to !== 'current' && { action }) }),
    failed: (error) => `This could not be changed. ${tryAgain(error)}`,
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
  const act = to === 'bin' ? 'Delete' : 'Archive'
  return (
    <AskDialog
      title={
        <>
          {act} “<bdi>{title}</bdi>”?
        </>
      }
      keep="Keep it"
      look={to === 'bin' ? 'danger' : 'primary'}
      onAct={onMove}
      {...{ act, query, onClose }}
    >
      {query.status === 'ready' && whatHappens(query.data, to).map((text) => <p key={text}>{text}</p>)}
      {query.status === 'failed' && (
        <p>What goes with it could not be loaded. Check your connection, then try again.</p>
      )}
    </AskDialog>
  )
}

function whatHappens(
  { results, running, givesOut }: CallResult<Calls['getQuizPlace']>,
  to: 'archived' | 'bin',
): string[] {
  const isUsed = results + running > 0
  return [
    ...(to === 'bin' ? [isUsed ? goesWithIt({ results, running }) : 'No student has taken it.'] : []),
    to === 'bin'
      ? `Kept in the bin for 30 days${isUsed ? '; students keep their results until then' : ''}. You can restore it from there.`
      : 'Its results stay. You can restore it from the archive.',
    'The code will stop working.' + (running > 0 ? ' Students who have started keep their full time.' : ''),
    ...(givesOut
      ? [
          `This also releases the results: ${running > 0 ? 'when the last student has finished, ' : ''}students who have submitted will see their score and the correct answers. You can’t undo this.`,
        ]
      : []),
  ]
}

function goesWithIt({ results, running }: { results: number; running: number }): string {
  const parts = [
    ...(results > 0 ? [plural(results, 'result')] : []),
    ...(running > 0 ? [plural(running, 'running attempt')] : []),
  ]
  const verb = results + running === 1 ? 'goes' : 'go'
  return `${parts.join(' and ')} ${verb} with it, also from the students’ own lists.`
}

function describeMoved({ title, state }: MovableQuiz, to: Place): string {
  switch (to) {
    case 'archived':
      return `“${title}” is archived.`
    case 'bin':
      return `“${title}” is in the bin for 30 days.`
    case 'current':
      return `“${title}” is restored.${state === 'draft' ? '' : ' Its code stays closed until you open it.'}`
  }
}
