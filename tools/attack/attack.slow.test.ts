import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { heavyInputAttacks } from './heavy-input.ts'
import { judge } from './report.ts'
import { createFixture } from './target.ts'
import { callWitness, shareWithin } from './witness/witness.ts'

/** Long, because a witness on a busy machine sees only a part of it. */
const stoodStillMs = 2_000

test('a witness sees students served, and a server that stands still', async () => {
  const fixture = await createFixture(0, async () => {})
  try {
    const { port, pid, atWork } = fixture
    const calm = await callWitness({ port, pid, atWork })
    const { saves, refusals } = await calm.endAfter(10)
    expect(saves.length).toBeGreaterThanOrEqual(10)
    expect(refusals).toEqual([])

    const strangers = atWork.map((student) => ({ ...student, token: 'nobody' }))
    const witness = await callWitness({ port, pid, atWork: strangers })
    process.kill(pid, 'SIGSTOP')
    await wait(stoodStillMs)
    process.kill(pid, 'SIGCONT')
    const seen = await witness.endAfter(1)
    expect(seen.longestPauseMs).toBeGreaterThan(stoodStillMs / 8)
    expect(new Set(seen.refusals)).toEqual(new Set(['401']))
    expect(shareWithin(seen.saves, 10_000)).toBe(0)

    const [attack] = heavyInputAttacks
    const { wrong } = judge(attack!, { happened: '', ...seen, memoryMb: 1_000, diskMb: 1_000 })
    expect(wrong).toHaveLength(5)
  } finally {
    await fixture.remove()
  }
})
