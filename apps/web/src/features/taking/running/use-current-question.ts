import { useEffect, useState } from 'react'
import { questionId } from '../question/question-id.ts'

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
