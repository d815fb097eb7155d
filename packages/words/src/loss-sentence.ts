import type { QuestionType } from '@quizly/domain'
import type { FeatureName, Loss } from '@quizly/formats'
import type * as formats from './en/formats.ts'
import { type Params, sentenceFrom } from './sentences.ts'

/** Of one language. */
export type LossWords = Pick<typeof formats, 'losses' | 'features' | 'moodleReadings'> & {
  types: Readonly<Record<QuestionType, string>>
}

const mebibyte = 2 ** 20
const inBytes = new Set([
  'file-too-large',
  'package-too-large',
  'package-unpacks-too-large',
  'picture-too-large',
])

/** Types are called as everywhere. */
export const featureName = (
  { types, features }: Pick<LossWords, 'types' | 'features'>,
  name: FeatureName,
): string => (name in types ? types[name as QuestionType] : features[name as keyof typeof features])

/** As the words have them: bytes as MB, a part of a question by its name. */
function paramsOf(words: LossWords, { what, params = {} }: Loss): Params {
  const named = Object.entries(params).map(([name, value]) => {
    if (name === 'feature') return [name, featureName(words, value as FeatureName)]
    return [name, inBytes.has(what) && typeof value === 'number' ? Math.ceil(value / mebibyte) : value]
  })
  return Object.fromEntries(named) as Params
}

/** What a loss says, without its line; its code where these words do not know it. */
export function lossSentence(words: LossWords, loss: Loss): string {
  const { what, params: { as = '' } = {} } = loss
  const reading = what === 'moodle-reads' && sentenceFrom(words.moodleReadings, { code: String(as) })
  return reading || (sentenceFrom(words.losses, { code: what, params: paramsOf(words, loss) }) ?? what)
}
