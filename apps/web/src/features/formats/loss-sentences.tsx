import {
  features as featureWords,
  importing as importingWords,
  losses as lossWords,
  moodleReadings as moodleWords,
} from '@quizly/words/formats.ts'
import { questionTypes as typeWords } from '@quizly/words/authoring.ts'
import type { FeatureName, Loss } from '@quizly/formats'
import { featureName as nameOfFeature, lossSentence } from '@quizly/words/loss-sentence.ts'
import { useLanguage } from '../../lib/words/language.ts'

const words = () => ({
  losses: lossWords,
  features: featureWords,
  moodleReadings: moodleWords,
  types: typeWords.names,
})

export const featureName = (name: FeatureName): string => nameOfFeature(words(), name)

const isMoodles = ({ what }: { what: string }) => what === 'moodle-reads'

/** What it says in the app's language, without its line; its code where this page does not know it. */
export const lossText = (loss: Loss): string => lossSentence(words(), loss)

/** With its line and what stands there now. */
export function LossLine({ of: loss }: { of: Loss }) {
  useLanguage()
  const { line, instead } = loss
  const text = lossText(loss)
  return (
    <>
      {line === undefined ? text : importingWords.atLine(line, text)}
      {instead !== undefined && (
        <>
          {' '}
          <bdi className="loss__instead">
            {(isMoodles(loss) ? importingWords.inMoodle : importingWords.instead)(instead)}
          </bdi>
        </>
      )}
    </>
  )
}
