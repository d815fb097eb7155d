import { draws as drawWords } from '@quizly/words/authoring.ts'
import { fairnessOfDraws, type Question } from '@quizly/domain'
import { Icon } from '../../../components/icons/icons.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useCachedQuery } from '../../../lib/calls/queries.ts'
import './slots.css'

/** How far apart the easiest and the hardest draw are, by the bank. Nothing while that is not known. */
export function DrawFairness({ questions }: { questions: readonly Question[] }) {
  const items = [...new Set(questions.flatMap(({ slot, from }) => (slot && from ? [from.item] : [])))]
  const query = useCachedQuery(['bank', 'difficulties', ...items.toSorted()], (signal) =>
    call('listDifficulties', { body: { items } }, { signal }),
  )
  if (query.status !== 'ready') return null
  const difficulties = new Map(query.data.difficulties.map(({ item, ...difficulty }) => [item, difficulty]))
  const found = fairnessOfDraws(questions, difficulties)
  const points = Math.round(10 * (found?.points ?? 0)) / 10
  if (!found || points === 0) return null
  const slot = <bdi key="slot">{found.slot}</bdi>
  const slots = new Set(questions.flatMap((each) => each.slot?.name ?? []))
  const isAlone = slots.size - found.unknown === 1
  return (
    <p className="draw-fairness">
      <Icon name="info" />
      <span>
        {drawWords.fairness(points)} {isAlone ? drawWords.fairnessFrom(slot) : drawWords.fairnessMostly(slot)}
        {found.unknown > 0 && <> {drawWords.fairnessUnknown(found.unknown)}</>}
      </span>
    </p>
  )
}
