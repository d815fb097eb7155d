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
  'by-hand': 'Checked by hand',
} as const
export type OfferedReason = keyof typeof offeredReasons

/** The reason for extra time of students who were cut off together; the times are like 10:42. */
export const disconnectedReason = (from: string, until: string) => `Cut off ${from}–${until}`

export type ReadReason = { code: OfferedReason } | { code: 'cut-off'; from: string; until: string }

/** Undefined for a reason that was typed. */
export function readReason(text: string): ReadReason | undefined {
  const codes = Object.keys(offeredReasons) as OfferedReason[]
  const code = codes.find((each) => offeredReasons[each] === text)
  if (code) return { code }
  const [, from, until] = /^Cut off (\d\d:\d\d)–(\d\d:\d\d)$/.exec(text) ?? []
  return from === undefined || until === undefined ? undefined : { code: 'cut-off', from, until }
}
