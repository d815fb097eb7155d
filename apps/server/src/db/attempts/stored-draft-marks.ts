import { hash } from 'node:crypto'
import {
  type Answer,
  hundredthsOf,
  isSkipped,
  type MarkingSettings,
  type MarkingSwitch,
  pointsOf,
  type Round,
  type SelectedOption,
  type VerdictName,
} from '@quizly/domain'
import type { Selectable } from 'kysely'
import { parseList } from '../readable-rows.ts'
import { verdictAt } from '../stored-outcomes.ts'
import type { Tables } from '../tables.ts'
import { readByHand } from './stored-marks-by-hand.ts'

export const toDraftMark = (row: Selectable<Tables['draft_marks']>) => ({
  attemptId: row.attempt_id,
  questionId: row.question_id,
  round: row.round as Round,
  markerId: row.marker_id,
  version: row.version,
  items: parseList<string>(row.items),
  adjustment: pointsOf(row.adjustment),
  comment: row.comment,
  answerHash: row.answer_hash,
  reservedUntil: row.reserved_until,
  markedAt: row.marked_at,
  releasedPoints: row.released_points === null ? null : pointsOf(row.released_points),
})
export type StoredMark = ReturnType<typeof toDraftMark>

export const toHundredths = (points: number): number => hundredthsOf(points) ?? 0

/** A text is known again by it; it says nothing of who wrote it. */
export const hashOfAnswer = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22)

/** An answer to mark, and by what it is known again; undefined if there is none. */
export function answerTo(
  answers: readonly Answer[],
  questionId: string,
): { selected: SelectedOption; hash: string } | undefined {
  const answer = answers.find((each) => each.questionId === questionId)
  const selected = answer?.selectedOption ?? null
  if (isSkipped(selected)) return undefined
  return { selected, hash: hashOfAnswer([selected ?? []].flat().join('\n')) }
}

export const answerIn = (answers: string | null, questionId: string) =>
  answerTo(parseList<Answer>(answers ?? '[]'), questionId)

export const toRepeatMark = (
  row: Pick<Selectable<Tables['repeat_marks']>, 'attempt_id' | 'items' | 'adjustment'>,
) => ({
  attemptId: row.attempt_id,
  items: parseList<string>(row.items),
  adjustment: pointsOf(row.adjustment),
})

const markedVerdicts: readonly (VerdictName | undefined)[] = ['correct', 'partly', 'incorrect']

/** By whom the answer to the question at an index, from 0, has the mark that counts; undefined if there is none to mark. */
export function markerIn(row: { outcomes: string | null; by_hand: string | null }) {
  const byHand = row.by_hand === null ? undefined : readByHand(row.by_hand)
  return (index: number, questionId: string): Marker | undefined => {
    const verdict = verdictAt(row, index)
    if (verdict === 'waiting') return 'nobody'
    if (!markedVerdicts.includes(verdict)) return undefined
    return byHand?.has(questionId) ? 'person' : 'key'
  }
}
export type Marker = 'nobody' | 'key' | 'person'

/** Whether a person is to mark an answer. */
export const isToMark = (marker: Marker | undefined, { on }: MarkingSettings): boolean =>
  marker === 'nobody' || (marker === 'key' && on.includes('by-hand'))

type StoredSettings = Pick<
  Selectable<Tables['marking_settings']>,
  'by_hand' | 'shows_names' | 'threshold' | 'checks_drift'
>

type JoinedSettings = { [Column in keyof StoredSettings]: StoredSettings[Column] | null }

/** Joined to something that has none, nothing is switched on. */
export function toMarkingSettings(row: JoinedSettings): MarkingSettings {
  const isOn: [MarkingSwitch, number | null][] = [
    ['by-hand', row.by_hand],
    ['names', row.shows_names],
    ['drift', row.checks_drift],
  ]
  return {
    on: isOn.filter(([, value]) => value === 1).map(([name]) => name),
    threshold: row.threshold === null ? null : pointsOf(row.threshold),
  }
}

export const fromMarkingSettings = ({ on, threshold }: MarkingSettings): StoredSettings => ({
  by_hand: Number(on.includes('by-hand')),
  shows_names: Number(on.includes('names')),
  checks_drift: Number(on.includes('drift')),
  threshold: threshold === null ? null : toHundredths(threshold),
})
