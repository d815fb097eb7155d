import type { SavedAnswer } from '@quizly/domain'
import { CallError, ForeignReplyError, NetworkError } from '../../../lib/failures.ts'
import { createAnswerSaver } from './answer-saver.ts'
import type { SaveState } from './save-state.ts'

type Sent = {
  changes: SavedAnswer[]
  last: boolean
  acknowledge: () => Promise<void>
  fail: (error: unknown) => Promise<void>
}

export const refusal = (status: number, code: 'invalid-input' | 'internal-error' | 'already-attempted') =>
  new CallError(status, { code, message: 'No' })
export const offline = new NetworkError('No answer')
export const foreign = new ForeignReplyError(403, '')
export const choice = (questionId: string, selectedOption: string, at = 1): SavedAnswer => ({
  questionId,
  selectedOption,
  at,
})

/** A saver whose sends wait for the test to answer them, and a journal that the test can read. */
export function setUp(pending: SavedAnswer[] = []) {
  const sent: Sent[] = []
  const journal: SavedAnswer[] = []
  const states: SaveState[] = []
  const told: ('over' | 'back')[] = []
  const saver = createAnswerSaver({
    pending,
    journal: {
      async put(change) {
        journal.push(change)
        return true
      },
      async remove(changes) {
        for (const change of changes) journal.splice(journal.indexOf(change), 1)
        return true
      },
    },
    send: (changes, last) =>
      new Promise((resolve, reject) => {
        const settle = async (how: () => void) => {
          how()
          for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
        }
        sent.push({
          changes,
          last,
          acknowledge: () => settle(resolve),
          fail: (error) => settle(() => reject(error)),
        })
      }),
    random: () => 0,
    onOver: () => told.push('over'),
    onBack: () => told.push('back'),
  })
  saver.subscribe(() => states.push(saver.state()))
  saver.start()
  const sentTexts = () => sent.map(({ changes }) => changes.map(({ selectedOption }) => selectedOption))
  return { saver, sent, sentTexts, journal, states, told }
}
