import { allCalls, type CallName } from '@quizly/contract'
import { expect, test } from 'vitest'
import { refusedOnly, validInputs } from '../../tools/bench/scenarios/blocking/valid-inputs.ts'

const names = (calls: object) => Object.keys(calls) as CallName[]
const ofEducators = names(allCalls).filter((name) => ['admin', 'operator'].includes(allCalls[name].audience))

test('the bench of pauses has a largest input of each call of an educator or operator, or says why it has none', () => {
  const [measured, refused] = [new Set(names(validInputs)), new Set(names(refusedOnly))]
  const inNeither = ofEducators.filter((name) => !measured.has(name) && !refused.has(name))
  expect(inNeither).toEqual([])
  expect(ofEducators.filter((name) => measured.has(name) && refused.has(name))).toEqual([])
  for (const reason of Object.values(refusedOnly)) expect(reason).toMatch(/^[A-Z].{15,}\.$/)
})

test('the calls by which essays are marked are measured with a class that has written long ones', async () => {
  const essays = { quizId: 'essays', questionId: 'first' }
  const fixture = { essays, educator: { token: '' }, params: { quizId: 'largest' } } as unknown as Parameters<
    typeof validInputs.getMarking
  >[0]
  const calls = [
    'getMarking',
    'nextAnswerToMark',
    'releaseMarks',
    'withdrawMarks',
    'getAnalysis',
    'getRemarkings',
  ] as const
  for (const call of calls) {
    const inputs = await validInputs[call](fixture, 0)
    expect(inputs.map(({ params }) => params?.['quizId'])).toContain('essays')
  }
})
