import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { call } from '../../lib/calls/call.ts'
import { messageOf, tryAgain } from '../../lib/failures.ts'
import { refreshQuiz } from '../../lib/calls/queries.ts'
import { mayOwn } from '../../lib/may-edit.ts'
import { paths } from '../../lib/paths.ts'
import { notify } from '../../components/feedback/toast.tsx'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import { Menu, type MenuItem } from '../../components/overlays/menu.tsx'
import type { CallBodyInput, CallResult, Calls, OwnQuizSummary } from '@quizly/contract'
import { useLoad } from '../../lib/use-load.ts'
import { plural } from '../../lib/plural.ts'
import { Button } from '../../components/forms/button.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'

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
  const back = { label: 'Bring back', run: () => void move('current') }
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

/** Makes a copy and leads to its questions: from there it is finalized. */
async function duplicate(original: MovableQuiz): Promise<void> {
  try {
    const { quiz } = await call('duplicateQuiz', { params: { quizId: original._id } })
    await refreshQuiz(quiz._id)
    notify({ kind: 'success', text: 'Copied. Finalize it to get a code.' })
    navigate(paths.quizQuestions(quiz._id))
  } catch (error) {
    const text = messageOf(error) || `The quiz could not be copied. ${tryAgain(error)}`
    notify({ kind: 'error', text, action: { label: 'Try again', run: () => void duplicate(original) } })
  }
}

type Counts = CallResult<Calls['getQuizPlace']>
type Out = 'archived' | 'bin'

/** Asks before a quiz is archived or deleted, and names what goes with it. */
function MoveDialog({
  quiz: { _id: quizId, title },
  to,
  onClose,
  onMove,
}: {
  quiz: MovableQuiz
  to: Out
  onClose: () => void
  onMove: () => Promise<void>
}) {
  const load = useLoad(quizId, (signal) => call('getQuizPlace', { params: { quizId } }, { signal }))
  const [isBusy, setBusy] = useState(false)
  async function move() {
    setBusy(true)
    await onMove()
    setBusy(false)
  }
  return (
    <Dialog alert labelledBy="move-title" describedBy="move-text" onClose={onClose}>
      <h2 id="move-title">
        {to === 'bin' ? 'Delete' : 'Archive'} “<bdi>{title}</bdi>”?
      </h2>
      <div id="move-text" className="stack stack-2">
        {load.status === 'ready' && whatHappens(load.data, to).map((text) => <p key={text}>{text}</p>)}
        {load.status === 'failed' && (
          <p>What goes with it could not be loaded. Check your connection, then try again.</p>
        )}
      </div>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={onClose}>
          Keep it
        </Button>
        {load.status === 'failed' ? (
          <Button onClick={load.retry}>Try again</Button>
        ) : (
          <Button
            look={to === 'bin' ? 'danger' : 'primary'}
            busy={isBusy || load.status === 'loading'}
            onClick={() => void move()}
          >
            {to === 'bin' ? 'Delete' : 'Archive'}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function whatHappens({ results, running, givesOut }: Counts, to: Out): string[] {
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

type Place = CallBodyInput<Calls['moveQuiz']>['to']
type MovableQuiz = Pick<OwnQuizSummary, '_id' | 'title' | 'state' | 'role'>

/** Archives or deletes a quiz, or brings it back, and says so. `onMoved` is called before lists are brought up to date. */
async function moveQuiz(quiz: MovableQuiz, to: Place, onMoved?: () => void): Promise<void> {
  const { _id: quizId } = quiz
  try {
    await call('moveQuiz', { params: { quizId }, body: { to } })
  } catch (error) {
    const text = messageOf(error) || `This could not be changed. ${tryAgain(error)}`
    const again = { label: 'Try again', run: () => void moveQuiz(quiz, to, onMoved) }
    return notify({ kind: 'error', text, action: again })
  }
  const back = { label: 'Bring back', run: () => void moveQuiz(quiz, 'current') }
  notify({ kind: 'success', text: told(quiz, to), ...(to !== 'current' && { action: back }) })
  onMoved?.()
  await refreshQuiz(quizId)
}

function told({ title, state }: MovableQuiz, to: Place): string {
  switch (to) {
    case 'archived':
      return `“${title}” is archived.`
    case 'bin':
      return `“${title}” is in the bin for 30 days.`
    case 'current':
      return `“${title}” is back.${state === 'draft' ? '' : ' Its code stays closed until you open it.'}`
  }
}
