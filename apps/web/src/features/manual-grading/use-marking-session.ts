import { markingPage as pageWords, secondMarks as secondWords } from '@quizly/words/desk.ts'
import type { AnswerToMark, NextAnswer, TheirMark } from '@quizly/contract'
import { type DraftMark, isMarkedByPerson } from '@quizly/domain'
import { useState } from 'react'
import { useAction } from '../../components/feedback/use-action.ts'
import { isAnswerChanged, isMarkedMeanwhile, nextAnswer, putMark, putTogether, theirMark } from './api.ts'

export type MarkingSession = ReturnType<typeof useMarkingSession>

/** The answer that is marked, those marked before in this visit, and the mark of somebody else that stands in the way. */
export function useMarkingSession(first: NextAnswer) {
  const [shown, setShown] = useState(first)
  const [earlier, setEarlier] = useState<readonly AnswerToMark[]>([])
  const [theirs, setTheirs] = useState<TheirMark>()
  const [isTaken, setTaken] = useState(false)
  const [requested, setRequested] = useState<DraftMark>()
  /** Each answer that is shown has a form of its own, also one that comes back. */
  const [round, setRound] = useState(0)
  const { quiz, question, answer } = shown

  function show(next: NextAnswer) {
    setShown(next)
    setTheirs(undefined)
    setTaken(false)
    setRound((before) => before + 1)
  }
  /** The answer as it is now; what was chosen and written stays in the form. */
  async function showChanged({ attemptId }: AnswerToMark) {
    const next = await nextAnswer(quiz._id, question._id).catch(() => undefined)
    if (next?.answer?.attemptId === attemptId) setShown(next)
  }
  type Saving = { mark: DraftMark; baseVersion: number; isForAll?: boolean }
  const { run, isBusy } = useAction(
    async ({ mark, baseVersion, isForAll = false }: Saving) => {
      if (!answer) return undefined
      setRequested(mark)
      try {
        const { attemptId, hash, round: which } = answer
        const body = { ...mark, items: [...mark.items], baseVersion, hash, round: which }
        const { mark: saved, answers } = isForAll
          ? await putTogether({ quizId: quiz._id, questionId: question._id }, { attemptId, ...body })
          : { mark: await putMark({ attemptId, questionId: question._id }, body), answers: 0 }
        // An answer that was only asked about again is not offered once more.
        if (which !== 'again') setEarlier((before) => [...before, { ...answer, mark: saved }])
        show(await nextAnswer(quiz._id, question._id))
        return isForAll ? answers + 1 : undefined
      } catch (error) {
        setTheirs(theirMark(error))
        setTaken(isMarkedMeanwhile(error))
        if (isAnswerChanged(error)) await showChanged(answer)
        throw error
      }
    },
    {
      done: (answers) => (answers === undefined ? undefined : () => secondWords.savedTogether(answers)),
      failed: () => pageWords.notSaved,
      denied: (error) =>
        isMarkedMeanwhile(error)
          ? () => secondWords.markedMeanwhile
          : theirMark(error)
            ? () => pageWords.notSaved
            : undefined,
    },
  )
  const skip = useAction(async () => show(await nextAnswer(quiz._id, question._id)), {
    failed: () => pageWords.notSaved,
  })

  /** What somebody has set for the question; the open answer and its form stay, as long as it is marked here. */
  const refresh = useAction(
    async () => {
      const next = await nextAnswer(quiz._id, question._id)
      const isMarkedHere = isMarkedByPerson(question.type) || next.settings?.on.includes('by-hand') === true
      if (!answer || !isMarkedHere) return show(next)
      const isSame = next.answer?.attemptId === answer.attemptId
      setShown(isSame ? next : { ...next, answer, left: next.left + 1 })
    },
    { failed: () => pageWords.notSaved },
  )

  return {
    shown,
    theirs,
    isTaken,
    round,
    isBusy,
    hasEarlier: earlier.length > 0,
    save: (mark: DraftMark, isForAll = false) =>
      run({ mark, baseVersion: answer?.mark?.version ?? 0, isForAll }),
    keepMine: async () => requested && theirs && run({ mark: requested, baseVersion: theirs.version }),
    next: async () => {
      await skip.run()
    },
    refresh: async () => {
      await refresh.run()
    },
    /** The form begins with this mark. */
    use(mark: DraftMark) {
      if (!answer) return
      const given = { ...mark, items: [...mark.items], points: 0, version: answer.mark?.version ?? 0 }
      show({ ...shown, answer: { ...answer, mark: given } })
    },
    goBack() {
      const last = earlier.at(-1)
      if (!last) return
      setEarlier(earlier.slice(0, -1))
      show({ ...shown, answer: last })
    },
  }
}
