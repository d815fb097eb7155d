import { asMarkdown, firstOf, type Lookalikes, lookalikesIn, withCharacters } from './lookalike-source.ts'
import { factsOf, fieldNames, type FieldsWith, type UncheckedQuestion } from '../question.ts'
import { areAnswersTyped } from '../registry.ts'

type TextField = FieldsWith<{ longest: number }>
type Texts = Pick<UncheckedQuestion, TextField | 'type' | 'format' | 'marking'>

const textFields = fieldNames.filter((name): name is TextField => factsOf(name).longest !== undefined)

/**
 * What in a question looks like formulas (of plain texts alone) and like characters by their names in HTML, at most three
 * of each, for a note that asks whether to convert them. Answers that students type are looked at for characters alone.
 */
export function lookalikesOf(question: Texts): Lookalikes {
  const found = textFields.flatMap((name) => {
    const mayBeFormula = !question.format && !isTyped(question, name)
    return [question[name] ?? []].flat().map((text) => ({
      formulas: mayBeFormula ? lookalikesIn(withCharacters(text)).formulas : [],
      characters: lookalikesIn(text).characters,
    }))
  })
  const all = (kind: keyof Lookalikes) => firstOf(found.flatMap((each) => each[kind]))
  return { formulas: all('formulas'), characters: all('characters') }
}

/**
 * The question with characters for their names, and with formulas for what looks like them. If it has any, all its texts
 * become Markdown in which everything else is drawn as it stood; the key follows its options.
 */
export function convertLookalikes<Q extends Texts>(question: Q): Q {
  const { format } = question
  const hasFormulas = lookalikesOf(question).formulas.length > 0
  const changed = changeTexts(question, (text, { isTyped: isOfStudents }) => {
    if (isOfStudents) return withCharacters(text)
    const decoded = withCharacters(text, format !== undefined)
    return hasFormulas ? asMarkdown(decoded) : decoded
  })
  return { ...changed, ...(hasFormulas && { format: 'markdown' }) }
}

/** `isTyped`: students type it, so it is never formatted. `isLine`: it stands in a line, as an option does. */
type Place = { isTyped: boolean; isLine: boolean }

/** The question with each of its texts changed; sets of accepted answers follow the options. */
export function changeTexts<Q extends Texts>(question: Q, change: (text: string, place: Place) => string): Q {
  const { marking } = question
  const changeIn = (name: TextField) => {
    const place = { isTyped: isTyped(question, name), isLine: name !== 'text' && name !== 'explanation' }
    return (text: string) => change(text, place)
  }
  const after = { ...question }
  for (const name of textFields) {
    const value = question[name]
    const changed = Array.isArray(value) ? value.map(changeIn(name)) : value && changeIn(name)(value)
    if (changed !== undefined) Object.assign(after, { [name]: changed })
  }
  if (marking?.also) {
    const also = marking.also.map((set) => set.map(changeIn('correctAnswers')))
    after.marking = { ...marking, also }
  }
  return after
}

/** Students type such an answer. */
const isTyped = ({ type }: Texts, name: TextField) => name === 'correctAnswers' && areAnswersTyped(type)
