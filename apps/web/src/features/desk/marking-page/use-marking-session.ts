import * as pageWords from '@quizly/words/desk/marking-page.ts'
import type { AnswerToMark, NextAnswer, TheirMark } from '@quizly/contract'
import type { DraftMark } from '@quizly/domain'
import { useState } from 'react'
import { useAction } from '../../../components/feedback/use-action.ts'
import { nextAnswer, putMark, theirMark } from './api.ts'

export type MarkingSession = ReturnType<typeof useMarkingSession>

/** The answer that is marked, those marked before in this visit, and the mark of somebody else that stands in the way. */
export function useMarkingSession(first: NextAnswer) {
  const [shown, setShown] = useState(first)
  const [earlier, setEarlier] = useState<readonly AnswerToMark[]>([])
  const [theirs, setTheirs] = useState<TheirMark>()
  const [wanted, setWanted] = useState<DraftMark>()
  /** Each answer that is shown has a form of its own, also one that comes back. */
  const [round, setRound] = useState(0)
  const { quiz, question, answer } = shown

  function show(next: NextAnswer) {
    setShown(next)
    setTheirs(undefined)
    setRound((before) => before + 1)
  }
  const { run, isBusy } = useAction(
    async ({ mark, baseVersion }: { mark: DraftMark; baseVersion: number }) => {
      if (!answer) return
      setWanted(mark)
      try {
        const params = { attemptId: answer.attemptId, questionId: question._id }
        const body = { ...mark, items: [...mark.items], baseVersion, hash: answer.hash }
        const saved = await putMark(params, body)
        setEarlier((before) => [...before, { ...answer, mark: saved }])
        show(await nextAnswer(quiz._id, question._id))
      } catch (error) {
        setTheirs(theirMark(error))
        throw error
      }
    },
    {
      failed: pageWords.notSaved,
      denied: (error) => (theirMark(error) ? pageWords.notSaved : undefined),
    },
  )
  const skip = useAction(async () => show(await nextAnswer(quiz._id, question._id)), {
    failed: pageWords.notSaved,
  })

  return {
    shown,
    theirs,
    round,
    isBusy,
    hasEarlier: earlier.length > 0,
    save: (mark: DraftMark) => run({ mark, baseVersion: answer?.mark?.version ?? 0 }),
    keepMine: async () => wanted && theirs && run({ mark: wanted, baseVersion: theirs.version }),
    keepTheirs: () => skip.run(),
    goBack() {
      const last = earlier.at(-1)
      if (!last) return
      setEarlier(earlier.slice(0, -1))
      show({ ...shown, answer: last })
    },
  }
}
