import { bankAlike as alikeWords } from '@quizly/words/authoring.ts'
import { bankLimits, type UncheckedQuestion } from '@quizly/domain'
import { call } from '../../lib/calls/call.ts'
import { useLoad } from '../../lib/use-load.ts'
import './alike-in-bank.css'

/** A body has at most a megabyte, and characters up to four bytes. */
const largestCall = 250_000
const maxShown = 5

/**
 * Says which of these questions the bank has already, or nearly. It keeps nobody from anything, so it says no failure. It looks
 * again when their number changes.
 */
export function AlikeInBank({
  of,
  count,
  read,
}: {
  of: string
  count: number
  read: () => readonly UncheckedQuestion[]
}) {
  const query = useLoad(`${of} ${count}`, async (signal) => {
    const some = withinCall(read())
    return some.length === 0 ? { alike: [] } : call('findAlike', { body: { questions: some } }, { signal })
  })
  if (query.status !== 'ready') return null
  const { alike } = query.data
  const same = alike.filter((each) => each.same).length
  const near = alike.flatMap((each, index) => {
    const [first] = each.near
    return first ? [{ number: index + 1, text: first.text }] : []
  })
  if (same + near.length === 0) return null
  return (
    <section className="alike" aria-labelledby="alike-in-bank">
      <h3 id="alike-in-bank">{alikeWords.heading}</h3>
      <ul>
        {same > 0 && <li>{alikeWords.same(same)}</li>}
        {near.slice(0, maxShown).map(({ number, text }) => (
          <li key={number}>{alikeWords.near(number, <bdi key="text">{text}</bdi>)}</li>
        ))}
        {near.length > maxShown && <li>{alikeWords.more(near.length - maxShown)}</li>}
      </ul>
    </section>
  )
}

/** The first of them, as many as one call can ask about. */
function withinCall(questions: readonly UncheckedQuestion[]): UncheckedQuestion[] {
  let room = largestCall
  const from = questions.slice(0, bankLimits.itemsAtOnce)
  const end = from.findIndex((question) => (room -= JSON.stringify(question).length) < 0)
  return end < 0 ? from : from.slice(0, end)
}
