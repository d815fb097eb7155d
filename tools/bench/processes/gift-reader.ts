// Reads a GIFT text in a process of its own, with our reader or, as READER says, with gift-pegjs.
import { gift } from '../../../packages/formats/src/gift/gift.ts'

/** What the first reading adds to the greatest memory of the process, and the CPU of one once the code is compiled. */
export type GiftReading = { memoryMb: number; cpuMs: number; questions: number }

const warmUps = 4
const read =
  process.env['READER'] === 'gift-pegjs'
    ? await pegReader()
    : async (bytes: Uint8Array) => (await gift.read([{ path: 'questions.txt', bytes }])).items

async function pegReader() {
  const { parse } = await import('gift-pegjs')
  return async (bytes: Uint8Array) => parse(new TextDecoder().decode(bytes))
}

process.on('message', ({ text }: { text: string }) => void measure(new TextEncoder().encode(text)))
process.on('disconnect', () => process.exit())
process.send?.({})

async function measure(bytes: Uint8Array): Promise<void> {
  // The library itself is no part of it.
  await read(bytes.subarray(0, bytes.indexOf(0x7d) + 2))
  const before = process.resourceUsage().maxRSS
  const { length } = await read(bytes)
  const memoryMb = (process.resourceUsage().maxRSS - before) / 1000
  for (let count = 0; count < warmUps; count += 1) await read(bytes)
  const startedAt = process.cpuUsage()
  await read(bytes)
  const { user, system } = process.cpuUsage(startedAt)
  const reading: GiftReading = { memoryMb, cpuMs: (user + system) / 1000, questions: length }
  process.send?.(reading)
}
