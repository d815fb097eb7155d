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
import { MoveDialog } from './state/move-dialog.tsx'
import { type MovableQuiz, moveQuiz, type Place } from './state/move-quiz.ts'

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
