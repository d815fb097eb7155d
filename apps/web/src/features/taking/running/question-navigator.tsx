import { result as resultWords, runningQuiz as runningWords } from '@quizly/words/student.ts'
import { memo, useEffect, useRef, useState } from 'react'
import { jumpTo, type QuestionDot, QuestionGrid } from '../../../components/quiz/question-grid.tsx'
import './question-navigator.css'
import { studentPart } from '../../../question-types/student-parts.ts'
import { questionId } from '../question/question-props.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import type { LiveAttempt } from '../attempt/run-attempt.ts'
import { optionLetter, type StudentQuestion } from '@quizly/domain'

/** The dots of all questions beside them, for wide windows: which are answered, with links. */
export const QuestionRail = memo(function QuestionRail({
  attempt,
  answered,
  flagged,
}: {
  attempt: LiveAttempt
  answered: string
  flagged: string
}) {
  useLanguage()
  const rail = useRef<HTMLElement>(null)
  const current = useCurrentQuestion(answered.length)
  useEffect(() => keepInSight(rail.current), [current])
  return (
    <aside className="rail" ref={rail}>
      <nav aria-label={resultWords.questions}>
        <h2>{resultWords.questions}</h2>
        <Dots {...{ answered, flagged, current }} onJump={jumpTo} />
      </nav>
      <KeyHint questions={attempt.questions} />
    </aside>
  )
})

export function Dots({
  answered,
  flagged,
  current,
  onJump,
}: {
  answered: string
  flagged: string
  current: number
  onJump: (target: string) => void
}) {
  return (
    <>
      <QuestionGrid dots={dotsOf(answered, flagged)} current={current} onJump={onJump} />
      <ul className="legend">
        <li>
          <i className="on" />
          {runningWords.answered}
        </li>
        <li>
          <i />
          {runningWords.notAnswered}
        </li>
        {flagged.includes('1') && (
          <li>
            <i className="flagged" />
            {runningWords.flagged}
          </li>
        )}
      </ul>
    </>
  )
}

function keepInSight(rail: HTMLElement | null) {
  const dot = rail?.querySelector('[aria-current]')
  if (!rail || !(dot instanceof HTMLElement)) return
  const top = dot.offsetTop - rail.scrollTop
  if (top < 0 || top + dot.offsetHeight > rail.clientHeight) {
    rail.scrollTop = dot.offsetTop - rail.clientHeight / 2
  }
}

function dotsOf(answered: string, flagged: string): QuestionDot[] {
  return questionMarks(answered).map(({ number, isAnswered }) => {
    const isFlagged = flagged[number - 1] === '1'
    const answer = isAnswered ? 'answered' : 'unanswered'
    return {
      target: questionId(number),
      state: (isFlagged ? runningWords.flaggedStates : runningWords.states)[answer],
      look: `${isAnswered ? 'is-answered' : ''} ${isFlagged ? 'is-flagged' : ''}`,
    }
  })
}

/** The part of the window in which a question counts as the one being read. */
const readingZone = '-15% 0px -60% 0px'

/** The position, from 0, of the question that is being read. */
export function useCurrentQuestion(count: number): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const inSight = new Set<number>()
    const positions = new Map<Element, number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const position = positions.get(target) ?? 0
          if (isIntersecting) inSight.add(position)
          else inSight.delete(position)
        }
        if (inSight.size > 0) setCurrent(Math.min(...inSight))
      },
      { rootMargin: readingZone },
    )
    for (let position = 0; position < count; position += 1) {
      const element = document.getElementById(questionId(position + 1))
      if (!element) continue
      positions.set(element, position)
      observer.observe(element)
    }
    return () => observer.disconnect()
  }, [count])
  return current
}

/** Each question's number, from 1, and whether it is answered, from the flags of `SeenAnswers.answered`. */
export function questionMarks(answered: string): { number: number; isAnswered: boolean }[] {
  return [...answered].map((flag, i) => ({ number: i + 1, isAnswered: flag === '1' }))
}

export function unansweredNumbers(answered: string): number[] {
  return questionMarks(answered).flatMap(({ number, isAnswered }) => (isAnswered ? [] : [number]))
}

export function flaggedNumbers(flagged: string): number[] {
  return [...flagged].flatMap((mark, i) => (mark === '1' ? [i + 1] : []))
}

export function KeyHint({ questions }: { questions: readonly StudentQuestion[] }) {
  const most = Math.max(
    0,
    ...questions.map(({ type, options }) => (studentPart(type).input ? options.length : 0)),
  )
  if (most === 0) return null
  return (
    <div className="keys">
      <p>
        {runningWords.keys(
          <bdi key="letters">
            <kbd>A</kbd>–<kbd>{optionLetter(most - 1)}</kbd>
          </bdi>,
          <bdi key="numbers" dir="ltr">
            <kbd>1</kbd>–<kbd>{most}</kbd>
          </bdi>,
          <kbd key="flag">R</kbd>,
        )}
      </p>
    </div>
  )
}
