/**
 * The reasons that educators are offered, by their codes. They are stored and signed as these English texts, which a screen
 * recognises and says in the language of whoever reads them. What was typed is nobody’s to translate.
 */
export const offeredReasons = {
  'new-key': 'The answer key was corrected',
  'either-key': 'Another answer is correct too',
  'full-marks': 'Full marks for all',
  'left-out': 'This question is not scored',
  answers: 'Another spelling is accepted',
  'by-hand': 'Marked by a teacher',
} as const
export type OfferedReason = keyof typeof offeredReasons

/** What versions before stored for a reason that has another text now. */
const formerTexts: Readonly<Record<string, OfferedReason>> = { 'Checked by hand': 'by-hand' }

/** The reason for extra time of students who were cut off together; the times are like 10:42. */
export const disconnectedReason = (from: string, until: string) => `Cut off ${from}–${until}`

export type ReadReason = { code: OfferedReason } | { code: 'cut-off'; from: string; until: string }

/** Undefined for a reason that was typed. */
export function readReason(text: string): ReadReason | undefined {
  const codes = Object.keys(offeredReasons) as OfferedReason[]
  const code =
    codes.find((each) => offeredReasons[each] === text) ??
    (Object.hasOwn(formerTexts, text) ? formerTexts[text] : undefined)
  if (code) return { code }
  const [, from, until] = /^Cut off (\d\d:\d\d)–(\d\d:\d\d)$/.exec(text) ?? []
  return from === undefined || until === undefined ? undefined : { code: 'cut-off', from, until }
}
