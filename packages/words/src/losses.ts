// What files of other programs cannot hold, in any language, for files that the server writes.
import type { Loss } from '@quizly/formats'
import { questionTypes } from '../dist/authoring.ts'
import { features, importing, losses, lossKinds, moodleReadings } from '../dist/formats.ts'
import type { LanguageTag } from './languages.ts'
import { lossSentence as sentenceOf } from './loss-sentence.ts'

/** What a loss says, without its line. */
export const lossSentence = (language: LanguageTag, loss: Loss): string =>
  sentenceOf(
    {
      losses: losses[language],
      features: features[language],
      moodleReadings: moodleReadings[language],
      types: questionTypes[language].names,
    },
    loss,
  )

/** How it is called. */
export const lossKind = (language: LanguageTag, { kind }: Loss): string => lossKinds[language][kind]

/** Of a table of losses: question, kind, what, and what stands there now. */
export const lossColumns = (language: LanguageTag): string[] => {
  const { question, kind, what, instead } = importing[language].columns
  return [question, kind, what, instead]
}
