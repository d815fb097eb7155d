import type { Address } from './call.ts'
import { isDuration, isMomentText, isText } from './shape.ts'

const isCount = (value: unknown) => Number.isInteger(value)
const receipt = {
  format: isText,
  quiz: { _id: isText, title: isText },
  student: { _id: isText, name: isText },
  submittedAt: isMomentText,
  answered: isCount,
  questions: isCount,
  answersHash: isText,
  keyId: isText,
  signature: isText,
} as const

/** Of calls that a running quiz or a result makes only if it needs them. */
export const laterStudentAddresses = {
  listRunningAttempts: {
    method: 'GET',
    path: '/api/attempts/running',
    gives: ['length'],
    reads: [{ quizId: isText, title: isText, remainingMs: isDuration }],
  },
  getTimeline: {
    method: 'GET',
    path: '/api/results/quiz/:quizId/record',
    gives: ['events'],
    reads: { events: [{ kind: isText, at: isMomentText }] },
  },
  getReceipt: {
    method: 'GET',
    path: '/api/receipts/quiz/:quizId',
    gives: ['signature'],
    reads: receipt,
  },
} as const satisfies Record<string, Address>
