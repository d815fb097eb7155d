import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foreign, offline, refused, simulate } from './simulation-testing.ts'

const errors = [foreign, offline, refused(500, 'internal-error'), refused(413, 'too-large')]
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant('answer' as const) },
  { weight: 4, arbitrary: fc.constant('go on' as const) },
  { weight: 3, arbitrary: fc.constant('saved' as const) },
  { weight: 5, arbitrary: fc.nat(errors.length - 1) },
  fc.constantFrom('hidden' as const, 'online' as const, 'wait' as const, 'submit' as const),
)

test('without a way back no request has an answer without all earlier ones that wait, whatever is refused', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
      const questions = Array.from({ length: 30 }, (_, i) => ({
        _id: `q${i}`,
        type: 'write' as const,
        text: '',
        options: [],
      }))
      const attempt = simulate({ opened: { questions, pages: 'forward-only' } })
      const placeOf = (questionId: string) => Number(questionId.slice(1))
      const open = new Set<unknown>()
      let [index, seen, seenSubmits] = [0, 0, 0]
      function check() {
        const waiting = [...attempt.state().unsaved.keys()].map(placeOf)
        const sends = attempt.sends().slice(seen)
        seen += sends.length
        for (const sent of sends) if (sent.changes.length > 0) open.add(sent)
        const submits = attempt.submits().slice(seenSubmits)
        seenSubmits += submits.length
        for (const changes of [
          ...sends.map((sent) => sent.changes),
          ...submits.map((sent) => sent.answers),
        ]) {
          const places = changes.map(({ questionId }) => placeOf(questionId))
          const last = Math.max(-1, ...places)
          for (const earlier of waiting) if (earlier < last) expect(places).toContain(earlier)
        }
      }
      attempt.start()
      for (const [at, each] of steps.entries()) {
        const under = attempt.sends().filter((sent) => open.has(sent))
        const sent = under[at % Math.max(under.length, 1)]
        if (each === 'answer' || each === 'go on') {
          const left = each === 'go on' ? true : undefined
          attempt.event({ type: 'answered', questionId: `q${index}`, selectedOption: `${at}`, left })
          if (left) index += 1
        } else if (each === 'saved' && sent) {
          open.delete(sent)
          const reply = { savedAt: '2026-01-05T08:00:01.000Z', remainingMs: 50_000, others: [] }
          attempt.event({ type: 'saved', sent, reply })
        } else if (typeof each === 'number' && sent) {
          open.delete(sent)
          attempt.event({ type: 'not saved', sent, error: errors[each] })
        } else if (each === 'hidden' || each === 'online' || each === 'submit') attempt.event({ type: each })
        else attempt.pass(1_000)
        check()
      }
    }),
    { numRuns: 500 },
  )
})
