import { expect, test } from 'vitest'
import { fleet, nationalQuiz, simulateQuiz } from '../../tools/bench/scenarios/scale/national-quiz.ts'
import { planFor } from '../../tools/bench/scenarios/scale/model.ts'
import { modelErrors } from '../../tools/bench/scenarios/scale/scale-report.ts'

test('the model is at most a fifth from each bell that was measured', () => {
  const far = modelErrors().filter(({ error }) => Math.abs(error) > 0.2)
  expect(far).toEqual([])
})

test('more students never need less, and one node may be lost', () => {
  const plans = [1, 500, 2_000, 2_001, 10_000, 300_000, 1_000_000].map((students) => planFor(students))
  for (const [at, plan] of plans.entries()) {
    const { students: _, ...before } = plans[at - 1] ?? plan
    for (const [name, value] of Object.entries(before))
      expect(plan[name as 'nodes']).toBeGreaterThanOrEqual(value)
  }
  expect(planFor(500)).toMatchObject({ nodes: 1, primaries: 1 })
  expect(planFor(10_000).nodes).toBeGreaterThan(1)
})

const strainOf = (found: ReturnType<typeof simulateQuiz>, what: string) =>
  found.find((strain) => strain.what === what)

test('a national quiz breaks where too much is wanted, and only there', () => {
  const found = simulateQuiz(nationalQuiz, fleet)
  expect(found.map(({ load }) => load)).toEqual(found.map(({ load }) => load).toSorted((a, b) => b - a))
  expect(strainOf(found, 'connections of nodes')?.load).toBeGreaterThan(1)
  const early = simulateQuiz({ ...nationalQuiz, logInWithinSeconds: 3_600 }, fleet)
  expect(strainOf(early, 'CPU of nodes for log-ins')?.load).toBeLessThan(1)
  const small = { ...nationalQuiz, students: 1_000, logInWithinSeconds: 600 }
  const whole = { ...fleet, primaryAwaySeconds: 0 }
  expect(simulateQuiz(small, whole).filter(({ firstSecond }) => firstSecond !== undefined)).toEqual([])
})

test('what waits for a primary that is away is answered after it is back', () => {
  const [away, never] = [20, 0].map((primaryAwaySeconds) =>
    strainOf(simulateQuiz(nationalQuiz, { ...fleet, primaryAwaySeconds }), 'CPU of primaries'),
  )
  expect(away?.firstSecond).toBe(40)
  expect(away?.waitSeconds).toBeGreaterThan(0)
  expect(never).toMatchObject({ firstSecond: undefined, waitSeconds: 0 })
})
