import type { PageWay } from '@quizly/domain'

/** What a student is told before the start about pages and about changing answers. */
export function PagesPromise({ pages }: { pages: PageWay }) {
  return pages === 'forward-only' ? (
    <>
      <li>
        <b>One question at a time. You cannot go back to an earlier question.</b>
      </li>
      <li>
        You can change an answer until you go on to the next question. At 0:00 the quiz is submitted for you.
      </li>
    </>
  ) : (
    <>
      <li>One question at a time. You can go back to earlier questions.</li>
      <li>You can change any answer until you submit. At 0:00 the quiz is submitted for you.</li>
    </>
  )
}
