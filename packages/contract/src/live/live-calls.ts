import { addresses } from '../addresses.ts'
import { defineCall } from '../call.ts'
import { quizIdParams } from '../shared-fields.ts'
import { liveQuiz } from './live-schemas.ts'

const tag = 'Live'

export const getLive = defineCall(addresses.getLive, {
  summary: 'Who is taking one’s own quiz right now, how far they are, and who is offline',
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
  errors: ['not-found'],
})
