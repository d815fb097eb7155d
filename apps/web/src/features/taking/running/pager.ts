import { reachedPlace, type StudentQuestion } from '@quizly/domain'
import { safeStorage } from '../../../lib/device/storage.ts'
import { createListeners } from '../../../lib/listeners.ts'
import { questionId } from '../question/question-props.ts'
import type { LiveAttempt } from '../attempt/run-attempt.ts'

export type Pager = ReturnType<typeof createPager>

const storage = safeStorage('sessionStorage')

/** Without a way back, leaving a question is saved like an answer, so that all devices show the same one. */
export function createPager(
  attempt: Pick<LiveAttempt, '_id' | 'questions' | 'state' | 'subscribe' | 'answer' | 'canReturn'>,
) {
  const { questions, canReturn } = attempt
  const answers = () => [...attempt.state().answers.values()]
  const key = `page:${attempt._id}`
  const places = new Map(questions.map(({ _id }, index) => [_id, index]))
  const listeners = createListeners()
  const within = (index: number) => Math.min(Math.max(0, index), questions.length - 1)
  let open = within(storedPlace() ?? lastAnswered())

  function storedPlace(): number | undefined {
    const stored = storage.get(key)
    return stored === null ? undefined : Number(stored) || 0
  }

  function lastAnswered(): number {
    const [latest] = answers().toSorted((one, other) => other.at - one.at)
    return places.get(latest?.questionId ?? '') ?? 0
  }

  function goTo(index: number) {
    open = within(index)
    storage.set(key, String(open))
    listeners.emit()
  }

  const openPlace = () => (canReturn ? open : within(reachedPlace(places, answers())))

  return {
    place: openPlace,
    isLast: () => openPlace() === questions.length - 1,
    subscribe(listener: () => void): () => void {
      const stops = [listeners.subscribe(listener), attempt.subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
    previous: () => goTo(open - 1),
    /** Goes on from a question; without a way back this is for good. */
    goOn({ _id }: StudentQuestion) {
      if (canReturn) goTo((places.get(_id) ?? 0) + 1)
      else attempt.answer(_id, attempt.state().answers.get(_id)?.selectedOption ?? null, 'at once', true)
    },
    /** Opens the question of this element, if there is a way back, and moves the focus there. */
    jump(target: string) {
      if (canReturn) goTo(questions.findIndex((_, index) => questionId(index + 1) === target))
      focusQuestion(target)
    },
  }
}

/** Brings an open question's heading into sight and focuses it, so that it is read out. */
export function focusQuestion(target: string): void {
  document.getElementById(target)?.scrollIntoView({ block: 'start' })
  const heading = document.getElementById(`${target}-text`)
  heading?.setAttribute('tabindex', '-1')
  heading?.setAttribute('aria-describedby', placeId)
  heading?.focus({ preventScroll: true })
}

export const placeId = 'open-question'
