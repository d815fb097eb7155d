import { asMarkdown, firstOf, type Lookalikes, lookalikesIn, withCharacters } from './lookalike-source.ts'
import { factsOf, fieldNames, type FieldsWith, type UncheckedQuestion } from '../question.ts'
import { isWritten } from '../registry.ts'

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
  const { format, marking } = question
  const hasFormulas = lookalikesOf(question).formulas.length > 0
  const convert = (name: TextField) => (text: string) => {
    if (isTyped(question, name)) return withCharacters(text)
    const decoded = withCharacters(text, format !== undefined)
    return hasFormulas ? asMarkdown(decoded) : decoded
  }
  const after = { ...question, ...(hasFormulas && { format: 'markdown' }) }
  for (const name of textFields) {
    const value = question[name]
    const converted = Array.isArray(value) ? value.map(convert(name)) : value && convert(name)(value)
    if (converted !== undefined) Object.assign(after, { [name]: converted })
  }
  if (marking?.also) {
    const also = marking.also.map((set) => set.map(convert('correctAnswers')))
    after.marking = { ...marking, also }
  }
  return after
}

/** Students type such an answer. */
const isTyped = ({ type }: Texts, name: TextField) => name === 'correctAnswers' && isWritten(type)
