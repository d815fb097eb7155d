import { markAnswers, type Question, type SelectedOption, type VerdictName, verdictsIn } from '@quizly/domain'

/** A question with the quiz that it is from. */
export type Practised = { question: Question; quiz: { title: string; language?: string | undefined } }

/** One pass through some questions. */
export type Round = {
  questions: readonly Practised[]
  index: number
  /** How often a question was begun, in all rounds. */
  tries: number
  /** Of the question at this place, once it is. */
  checked?: { selected: SelectedOption; verdict: VerdictName } | undefined
  /** Of each question its last one. */
  verdicts: ReadonlyMap<Question, VerdictName>
  isOver: boolean
}

export type PracticeEvent =
  | { type: 'checked'; selected: SelectedOption }
  | { type: 'marked by oneself'; verdict: VerdictName }
  | { type: 'again' }
  | { type: 'next' }
  | { type: 'new round'; only?: 'wrong' }

export const startRound = (questions: readonly Practised[], tries = 0): Round => ({
  questions,
  index: 0,
  tries,
  verdicts: new Map(),
  isOver: false,
})

export function practise(round: Round, event: PracticeEvent): Round {
  const { questions, index, checked, verdicts } = round
  const tries = round.tries + 1
  const question = questions[index]?.question
  if (!question) return round
  const noted = (verdict: VerdictName, selected: SelectedOption): Round => ({
    ...round,
    checked: { selected, verdict },
    verdicts: new Map(verdicts).set(question, verdict),
  })
  switch (event.type) {
    case 'checked':
      return checked ? round : noted(verdictOf(question, event.selected), event.selected)
    case 'marked by oneself':
      return checked ? noted(event.verdict, checked.selected) : round
    case 'again':
      return { ...round, tries, checked: undefined }
    case 'next': {
      const isOver = index + 1 >= questions.length
      return { ...round, tries, checked: undefined, ...(isOver ? { isOver } : { index: index + 1 }) }
    }
    case 'new round': {
      const requested = event.only ? questions.filter((each) => isWrong(round, each)) : questions
      return startRound(requested, tries)
    }
  }
}

/** Also what was skipped or partly right: it is practised again. */
export const isWrong = ({ verdicts }: Pick<Round, 'verdicts'>, { question }: Practised): boolean =>
  verdicts.get(question) !== 'correct'

/** By the rules that mark a quiz. A question with full marks for all is practised by its key. */
function verdictOf(question: Question, selectedOption: SelectedOption): VerdictName {
  const { marking, ...rest } = question
  const markedQuestion = marking?.also ? { ...rest, marking: { also: marking.also } } : rest
  const { outcomes } = markAnswers([markedQuestion], [{ questionId: question._id, selectedOption }])
  return verdictsIn(outcomes, [markedQuestion])[0]?.verdict ?? 'skipped'
}
