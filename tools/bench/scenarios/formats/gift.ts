import { type Machine, startChild } from '../../processes/child.ts'
import type { GiftReading } from '../../processes/gift-reader.ts'
import { inTurns } from '../../report/compared.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'

const questions = 10_000
const goal = { must: 0.3, want: 0.3, atMost: true } as const

/** Ten thousand questions read by us and by gift-pegjs 1.0.2, each in new processes, in turns. */
export async function measureGift(machine: Machine, { formatRounds }: Sizes): Promise<Section> {
  const text = giftText()
  const readBy = (reader: string) => async () => {
    const child = await startChild(machine, new URL('../../processes/gift-reader.ts', import.meta.url), {
      name: reader,
      env: { READER: reader },
    })
    const reading = await child.ask<GiftReading>({ text })
    await child.stop()
    if (reading.questions !== questions) throw new Error(`${reader} has read ${reading.questions} questions`)
    return reading
  }
  const rounds = await inTurns(formatRounds, { own: readBy('quizly'), other: readBy('gift-pegjs') })
  return {
    title: 'Questions in GIFT',
    figures: [
      ...figure(
        `${questions} questions read, CPU`,
        'ms',
        rounds.map(({ own }) => own.cpuMs),
      ),
      ...figure(
        'by gift-pegjs',
        'ms',
        rounds.map(({ other }) => other.cpuMs),
      ),
      ...figure(
        'memory for them',
        'MB',
        rounds.map(({ own }) => own.memoryMb),
      ),
      ...figure(
        'by gift-pegjs',
        'MB',
        rounds.map(({ other }) => other.memoryMb),
      ),
    ],
    ratios: [
      ...ratio('CPU ÷ gift-pegjs', rounds, ({ own, other }) => [own.cpuMs, other.cpuMs], goal),
      ...ratio('memory ÷ gift-pegjs', rounds, ({ own, other }) => [own.memoryMb, other.memoryMb], goal),
    ],
    notes: [
      `${(text.length / 1e6).toFixed(1)} million letters. CPU is that of the sixth reading of a process.`,
    ],
  }
}

const words =
  'force mass energy which water plant cell under pressure always because reaction between student answer light sound current'.split(
    ' ',
  )

/** Questions of all kinds as educators write them, half of them with four options and notes. */
function giftText(): string {
  let at = 0
  const some = (count: number) =>
    Array.from({ length: count }, () => words[(at += 7) % words.length]).join(' ')
  const kinds: ((index: number) => string)[] = [
    ...Array.from(
      { length: 5 },
      () => (index: number) =>
        `// [tag:chapter ${index % 20}]\n::${some(3)} ${index}::${some(14)}?{\n=${some(5)} 1#${some(6)}.\n~${some(5)} 2#${some(8)}.\n~${some(4)} 3#${some(5)}.\n~${some(6)} 4\n####${some(12)}\\: ${some(5)}.\n}`,
    ),
    (index) => `::${some(2)} ${index}::${some(12)}?{#${index}:0.5}`,
    (index) => `::${some(2)} ${index}::${some(12)}?{=${some(2)} =${some(1)} ${index}}`,
    (index) =>
      `::${some(2)} ${index}::${some(9)}{\n=${some(2)} 1 -> ${some(2)} 1\n=${some(3)} 2 -> ${some(2)} 2\n}`,
    (index) => `::${some(2)} ${index}::${some(11)}.{T#${some(6)}.}`,
    (index) =>
      `::${some(2)} ${index}::${some(10)}?{\n~%50%${some(3)} 1\n~%50%${some(4)} 2\n~%-100%${some(3)} 3\n}`,
  ]
  return Array.from({ length: questions }, (_, index) => kinds[index % kinds.length]?.(index) ?? '').join(
    '\n\n',
  )
}
