import { markingPage as pageWords, secondMarks as secondWords } from '@quizly/words/desk.ts'
import type { AnswerRef, AnswerToMark, NextAnswer, TheirMark } from '@quizly/contract'
import { type DraftMark, isMarkedByPerson, pointsOfMark } from '@quizly/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useAction } from '../../components/feedback/use-action.ts'
import { refreshCounts } from '../quiz-page/api.ts'
import { paths } from '../../lib/paths.ts'
import {
  getAnswer,
  isAnswerChanged,
  isMarkedMeanwhile,
  nextAnswer,
  type Place,
  putMark,
  putTogether,
  theirMark,
  type Walk,
} from './api.ts'

export type MarkingSession = ReturnType<typeof useMarkingSession>

/** How often a next answer is looked for that somebody else takes at the same moment. */
const maxTries = 5

/**
 * The answer that is open, those marked before in this visit, and the mark of somebody else that stands in the way. The
 * address names the answer, so that it can be opened again; `named` is what it names now.
 */
export function useMarkingSession(first: NextAnswer, by: Walk, named: AnswerRef | undefined) {
  const [shown, setShown] = useState(first)
  const [earlier, setEarlier] = useState<readonly Place[]>([])
  const [theirs, setTheirs] = useState<TheirMark>()
  const [isTaken, setTaken] = useState(false)
  const [requested, setRequested] = useState<DraftMark>()
  /** Each answer that is shown has a form of its own, also one that comes back. */
  const [round, setRound] = useState(0)
  const { quiz, question, answer, place } = shown
  const inAddress = useRef(named?.answer)

  function name(next: NextAnswer) {
    const { answer: handle } = next.place ?? {}
    if (!next.place || handle === inAddress.current) return
    inAddress.current = handle
    navigate(paths.markAnswer(quiz._id, next.place, by), { replace: true })
  }
  function show(next: NextAnswer) {
    setShown(next)
    setTheirs(undefined)
    setTaken(false)
    setRound((before) => before + 1)
    name(next)
  }
  /** By student, the next one may be to another question. */
  async function findNext(): Promise<NextAnswer> {
    if (by === 'question' || !place) return nextAnswer(quiz._id, question._id, place?.answer)
    let next = await getAnswer(quiz._id, place.toMark ?? place, by)
    for (let tries = 1; next.answer?.locked && next.place?.toMark && tries < maxTries; tries += 1) {
      next = await getAnswer(quiz._id, next.place.toMark, by)
    }
    return place.toMark && !next.answer?.locked ? next : { ...next, answer: null }
  }
  /** The answer as it is now; what was chosen and written stays in the form. */
  async function showChanged({ attemptId }: AnswerToMark) {
    const next = place && (await getAnswer(quiz._id, place, by).catch(() => undefined))
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
        if (which !== 'again' && place) setEarlier((before) => [...before, place])
        show(await findNext())
        void refreshCounts(quiz._id)
        return { answers: answers + 1, points: saved.points, wasShown: pointsOfMark(question, mark) }
      } catch (error) {
        setTheirs(theirMark(error))
        setTaken(isMarkedMeanwhile(error))
        if (isAnswerChanged(error)) await showChanged(answer)
        throw error
      }
    },
    {
      done: (saved, { isForAll }) => {
        if (!saved) return undefined
        // Somebody has edited the rubric since this answer was opened.
        if (saved.points !== saved.wasShown) return () => pageWords.rubricChanged(saved.points)
        return isForAll ? () => secondWords.savedTogether(saved.answers) : undefined
      },
      failed: () => pageWords.notSaved,
      denied: (error) =>
        isMarkedMeanwhile(error)
          ? () => secondWords.markedMeanwhile
          : theirMark(error)
            ? () => pageWords.notSaved
            : undefined,
    },
  )
  const skip = useAction(async () => show(await findNext()), { failed: () => pageWords.notOpened })
  const open = useAction(async (ref: AnswerRef) => show(await getAnswer(quiz._id, ref, by)), {
    failed: () => pageWords.notOpened,
  })

  /** What somebody has set for the question; the open answer and its form stay, as long as it is marked here. */
  const refresh = useAction(
    async () => {
      const openAny = () => nextAnswer(quiz._id, question._id)
      if (!answer || !place) return show(await openAny())
      const same = await getAnswer(quiz._id, place, by).catch(openAny)
      const isMarkedHere = isMarkedByPerson(question.type) || same.settings?.on.includes('by-hand') === true
      if (!isMarkedHere) return show(same)
      setShown(answer.round === 'again' ? { ...same, answer } : same)
    },
    { failed: () => pageWords.notSaved },
  )

  const nameFirst = useEffectEvent(() => name(first))
  useEffect(() => nameFirst(), [])
  const openNamed = useEffectEvent((handle: string | undefined) => {
    if (!named || handle === inAddress.current) return
    inAddress.current = handle
    void open.run(named)
  })
  const handle = named?.answer
  useEffect(() => openNamed(handle), [handle])

  const go = (ref: AnswerRef | undefined) => {
    if (ref && !isBusy && !open.isBusy && !skip.isBusy) void open.run(ref)
  }
  return {
    shown,
    theirs,
    isTaken,
    round,
    isBusy: isBusy || open.isBusy || skip.isBusy,
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
    goPrevious: () => go(place?.previous),
    goNext: () => go(place?.next),
    goBack() {
      const last = earlier.at(-1)
      if (!last || isBusy) return
      setEarlier(earlier.slice(0, -1))
      go(last)
    },
  }
}
