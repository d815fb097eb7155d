import type { Attack } from './attack.ts'
import { judge, type Report } from './report.ts'
import { forgetPeak, peakMb } from './run-time.ts'
import { createFixture } from './target.ts'
import { callWitness } from './witness/witness.ts'

/** As many as the class has students, even if the attack is short. */
const leastSaves = 40

/** Attacks a new server and judges the result. */
export async function attackOnce(attack: Attack): Promise<Report> {
  const beside = await attack.beside?.()
  const fixture = await createFixture(attack.crowd ?? 0, attack.fill ?? (async () => {}), beside?.settings)
  try {
    const before = await fixture.diskMb()
    forgetPeak(fixture.pid)
    const { port, pid, atWork } = fixture
    const witness = await callWitness({ port, pid, atWork })
    const outcome = await attack.run(fixture)
    const testimony = await witness.endAfter(leastSaves)
    const diskMb = (await fixture.diskMb()) - before
    return judge(attack, { ...outcome, ...testimony, memoryMb: peakMb(fixture.pid), diskMb })
  } finally {
    await fixture.remove()
    await beside?.end()
  }
}
