import { addresses } from '../addresses.ts'
import { defineCall } from '../call.ts'
import * as z from 'zod/mini'
import { id, quizIdParams } from '../shared-fields.ts'
import { attemptClock, liveQuiz } from './live-schemas.ts'

const tag = 'Live'

export const getLive = defineCall(addresses.getLive, {
  summary:
    'Who is taking one’s own quiz right now, how far they are, and who is offline. With "accept: text/event-stream", a stream that says so again whenever it changes',
  tag,
  audience: 'admin',
  params: quizIdParams,
  replies: {
    educator: {
      status: 200,
      description: 'How many there are, and at most 200 students: those first who may need somebody',
      schema: liveQuiz,
    },
  },
  errors: ['not-found', 'too-many-requests', 'busy'],
})

export const getClock = defineCall(addresses.getClock, {
  summary:
    'The time of one’s own running attempt. With "accept: text/event-stream", a stream that says how long the attempt is in all, and again whenever that gets more, or "ended" when an educator ends the quiz; of a submitted attempt, one that says "wait", and "look" when more of its result can be seen',
  tag,
  audience: 'student',
  params: z.object({ attemptId: id }),
  replies: { ok: { status: 200, description: 'The time', schema: attemptClock } },
  errors: ['not-found'],
})
