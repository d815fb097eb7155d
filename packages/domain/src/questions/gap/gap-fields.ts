import { type FieldsOf, isListOf, isText, trimEach } from '../field.ts'
import { limits } from '../limits.ts'
import { withoutStraySymbols } from '../text/seen-text.ts'

/** The most that a text with gaps can have; `text`: characters of an accepted text or a choice. */
export const gapLimits = {
  gaps: limits.listedTextsMax,
  accepted: limits.acceptedTexts,
  choicesMin: 2,
  choicesMax: 12,
  text: 200,
} as const

/**
 * How a gap is filled beside its correct answer. `choices`: students choose from these, the correct one among them;
 * otherwise they type, and `accepted` are further texts that are right.
 */
export type Gap = { accepted?: string[] | undefined; choices?: string[] | undefined }

export type GapFields = {
  /** One for each gap. Absent, for the last ones too: it is typed, and its correct answer alone is right. */
  gaps?: Gap[] | undefined
}

/** What students fill in: a list to choose from, or a field to type in. */
export type GapForm = { gaps?: { choices?: string[] | undefined }[] | undefined }

const isTexts = isListOf(isText)

function isGap(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { accepted = [], choices = [] } = value as Gap
  return isTexts(accepted) && isTexts(choices)
}

const filled = (texts: readonly string[] = []) =>
  trimEach(texts.map(withoutStraySymbols)).filter((text) => text !== '')

function trimGap({ accepted, choices }: Gap): Gap {
  if (choices) return { choices: filled(choices) }
  const others = filled(accepted)
  return others.length > 0 ? { accepted: others } : {}
}

const saysNothing = ({ accepted, choices }: Gap) => !accepted && !choices

export const gapFields = {
  gaps: {
    part: 'key',
    decidesMarks: true,
    isShownToStudent: false,
    isKeptByRules: true,
    since: '0.3.0',
    elsewhere: 'gaps-elsewhere',
    isLike: isListOf(isGap),
    trim: (gaps: Gap[]) => {
      const trimmed = gaps.map(trimGap)
      const end = trimmed.findLastIndex((gap) => !saysNothing(gap)) + 1
      return end > 0 ? trimmed.slice(0, end) : undefined
    },
  },
} as const satisfies FieldsOf<GapFields>
