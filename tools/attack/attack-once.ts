import type { Attack } from './attack.ts'
import { judge, type Report } from './report.ts'
import { forgetPeak, peakMb } from './run-time.ts'
import { createWorld } from './target.ts'
import { callWitness } from './witness/witness.ts'

/** As many as the class has students, even if the attack is short. */
const leastSaves = 40

/** Attacks a new server and judges the result. */
export async function attackOnce(attack: Attack): Promise<Report> {
  const world = await createWorld(attack.crowd ?? 0, attack.fill ?? (async () => {}))
  try {
    const before = await world.diskMb()
    forgetPeak(world.pid)
    const { port, pid, atWork } = world
    const witness = await callWitness({ port, pid, atWork })
    const outcome = await attack.run(world)
    const testimony = await witness.endAfter(leastSaves)
    const diskMb = (await world.diskMb()) - before
    return judge(attack, { ...outcome, ...testimony, memoryMb: peakMb(world.pid), diskMb })
  } finally {
    await world.remove()
  }
}
