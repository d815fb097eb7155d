import { gapText as gapWords } from '@quizly/words/results.ts'
import type { StudentQuestion } from '@quizly/domain'
import { dividedAtGaps } from '@quizly/domain/questions/gap/gap-mark.ts'
import {
  createContext,
  createElement,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useMemo,
} from 'react'
import { renderFormatted } from '../../components/quiz/rich-text.tsx'
import type { AnswerProps, StudentPart } from '../parts.ts'
import './gap.css'
import { GapBlank, ShownGaps } from './shown.tsx'

type Filling = Pick<AnswerProps, 'language' | 'isLocked' | 'flush'> & {
  gaps: NonNullable<StudentQuestion['gaps']>
  given: readonly string[]
  fill: (index: number, text: string, how: 'typed' | 'chosen') => void
}

/** The text is drawn once; only its fields are drawn again when something is typed. */
const FillingContext = createContext<Filling | undefined>(undefined)

function drawPieces(text: string, drawGap: (number: number) => ReactNode): ReactNode {
  const pieces = dividedAtGaps(text)
  if (pieces.length === 1) return text
  // Without keys, because pieces never move.
  const drawn = pieces.map((piece) => (typeof piece === 'number' ? drawGap(piece) : piece))
  return createElement(Fragment, null, ...drawn)
}

const drawBlanks = (text: string) => drawPieces(text, (number) => <GapBlank number={number} />)
const drawFields = (text: string) => drawPieces(text, (number) => <GapField number={number} />)

/** The text of the question with a field in each of its gaps. It stands above for screen readers alone. */
export function GapsAnswer(props: AnswerProps) {
  const { question, id, language, selected, isLocked, write, answer, flush } = props
  const { gaps = [], drawn } = question
  const given = Array.isArray(selected) ? selected : []
  const text = useMemo(
    () => renderFormatted(question, question.text, drawFields) ?? drawFields(question.text),
    [question],
  )
  function fill(index: number, filled: string, how: 'typed' | 'chosen') {
    const texts = gaps.map((_, at) => (at === index ? filled : (given[at] ?? '')))
    const now = texts.some((each) => each !== '') ? texts : null
    if (how === 'chosen') answer(now)
    else write(now)
  }
  return (
    <FillingContext value={{ gaps, given, fill, language, isLocked, flush }}>
      <div
        className={drawn ? 'gap-text rich' : 'gap-text'}
        role="group"
        aria-labelledby={`${id}-text`}
        aria-describedby={`${id}-kind`}
        dir="auto"
        lang={language ?? 'en'}
      >
        {text}
      </div>
    </FillingContext>
  )
}

const longestAnswer = 500
const leastWidth = 8
const mostWidth = 60

function GapField({ number }: { number: number }) {
  const filling = useContext(FillingContext)
  const index = number - 1
  const gap = filling?.gaps[index]
  if (!filling || !gap) return null
  const { gaps, given, fill, language, isLocked, flush } = filling
  const text = given[index] ?? ''
  const shared = {
    className: 'input gap-text__field',
    'aria-label': gapWords.gap(number, gaps.length),
    lang: language ?? 'en',
    disabled: isLocked,
    value: text,
  }
  if (gap.choices) {
    return (
      <select {...shared} onChange={({ target }) => fill(index, target.value, 'chosen')}>
        <option value="">{gapWords.none}</option>
        {gap.choices.map((choice) => (
          // In its own direction, of which the closed list then shows the beginning.
          <option key={choice} value={choice} dir="auto">
            {choice}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...shared}
      type="text"
      size={Math.min(Math.max(text.length + 1, leastWidth), mostWidth)}
      // An empty one begins where its text does.
      dir={text ? 'auto' : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={longestAnswer}
      onChange={({ target }) => fill(index, target.value, 'typed')}
      onKeyDown={goOn}
      onBlur={flush}
    />
  )
}

/** Enter goes to the next gap. */
function goOn(event: KeyboardEvent<HTMLElement>) {
  const { key, nativeEvent, currentTarget } = event
  if (key !== 'Enter' || nativeEvent.isComposing) return
  // It would open the list that has the focus then.
  event.preventDefault()
  const fields = [
    ...(currentTarget.closest('.gap-text')?.querySelectorAll<HTMLElement>('.gap-text__field') ?? []),
  ]
  fields[fields.indexOf(currentTarget) + 1]?.focus()
}

export const gapPart: StudentPart = {
  Answer: GapsAnswer,
  showAnswer: (question, texts, lang) => <ShownGaps question={question} texts={texts} lang={lang} />,
  renderPiece: drawBlanks,
  task: () => gapWords.task,
}
