import type { HandVerdict, MarksByHand } from '@quizly/domain'

export function readByHand(json: string): MarksByHand {
  return new Map(Object.entries(JSON.parse(json) as Record<string, HandVerdict>))
}

export function writeByHand(byHand: MarksByHand): string {
  return JSON.stringify(Object.fromEntries(byHand))
}
