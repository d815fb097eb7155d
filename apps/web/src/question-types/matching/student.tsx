import { matching as matchingWords } from '@quizly/words/results.ts'
import { optionLetter } from '@quizly/domain'
import { shownText } from '../../components/quiz/shown-text.ts'
import type { AnswerProps, StudentPart } from '../parts.ts'
import './matching.css'
import { ShownPairs } from './shown.tsx'

/** A list to choose from beside each prompt. It takes plain text only, so formatted partners stand above, with letters. */
function PairsAnswer({ question, id, language, selected, isLocked, answer }: AnswerProps) {
  const { options, partners = [], drawn = [] } = question
  const lang = language ?? 'en'
  const given = Array.isArray(selected) ? selected : []
  const isRendered = (text: string) => drawn.some(({ source }) => source === text)
  const isLettered = partners.some(isRendered)
  const nameOf = (partner: string, place: number) => {
    const letter = optionLetter(place)
    return isRendered(partner) ? letter : `${letter}. ${partner}`
  }
  function choose(place: number, partner: string) {
    const chosen = options.map((_, i) => (i === place ? partner : (given[i] ?? '')))
    answer(chosen.some(Boolean) ? chosen : null)
  }
  return (
    <div className="pairs" role="group" aria-labelledby={`${id}-text`} aria-describedby={`${id}-kind`}>
      {isLettered && (
        <ol className="pairs__partners" aria-label={matchingWords.partners}>
          {partners.map((partner) => (
            <li key={partner} lang={lang}>
              <span dir="auto">{shownText(question, partner)}</span>
            </li>
          ))}
        </ol>
      )}
      {options.map((prompt, index) => (
        <label key={prompt} className="pairs__row">
          <span dir="auto" lang={lang}>
            {shownText(question, prompt)}
          </span>
          <select
            className="input"
            lang={lang}
            disabled={isLocked}
            value={given[index] ?? ''}
            onChange={({ target }) => choose(index, target.value)}
          >
            <option value="">{matchingWords.none}</option>
            {partners.map((partner, at) => (
              // In its own direction, of which the closed list then shows the beginning.
              <option key={partner} value={partner} dir="auto">
                {isLettered ? nameOf(partner, at) : partner}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

export const matchingPart: StudentPart = {
  Answer: PairsAnswer,
  showAnswer: (question, texts, lang) => <ShownPairs question={question} partners={texts} lang={lang} />,
  task: () => matchingWords.task,
}
