import { addresses } from '../addresses.ts'
import { callsFor, ok } from '../call.ts'
import * as z from 'zod/mini'
import { id, milliseconds, quizIdParams } from '../shared-fields.ts'
import { defineStream } from '../stream.ts'
import { attemptClock, liveQuiz } from './live-schemas.ts'

const forQuiz = callsFor({ tag: 'Live', audience: 'admin', params: quizIdParams })
const forStudents = callsFor({ tag: 'Live', audience: 'student' })

export const getLive = forQuiz(addresses.getLive, {
  summary: 'Who is taking one’s own quiz right now, how far they are, and who is offline',
  replies: {
    educator: ok('How many there are, and at most 200 students: those first who may need somebody', liveQuiz),
  },
  errors: ['too-many-requests', 'busy'],
})

export const liveStream = defineStream(getLive, {
  summary: 'the same at once, and again whenever it changes',
  events: [z.extend(liveQuiz, { type: z.literal('live') })],
})

export const getClock = forStudents(addresses.getClock, {
  summary: 'The time of one’s own running attempt',
  params: z.object({ attemptId: id }),
  replies: { ok: ok('The time', attemptClock) },
})

export const clockStream = defineStream(getClock, {
  summary:
    'how long the attempt is in all, at once and again whenever that gets more, or that an educator has ended the quiz; of a submitted attempt, that its result is waited for, and each time when more of it can be seen',
  events: [
    z.object({ type: z.literal('duration'), durationMs: milliseconds }),
    z.object({ type: z.literal('ended') }),
    z.object({ type: z.literal('waiting') }),
    z.object({ type: z.literal('result-changed') }),
  ],
})
