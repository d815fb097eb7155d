import {
  resultQuestion as resultQuestionWords,
  runningQuestion as questionWords,
  runningQuiz as runningWords,
} from '@quizly/words/student.ts'
import { isSkipped } from '@quizly/domain'
import { type KeyboardEvent, memo } from 'react'
import '../../../components/forms/button.css'
import { shownText, tagsOfText } from '../../../components/quiz/shown-text.ts'
import { questionDirection } from '../../../components/quiz/text-direction.ts'
import { lateNow } from '../../../lib/late.ts'
import { answerAfterPress } from '../../../question-types/choice/option-choice.ts'
import { studentPart } from '../../../question-types/student-parts.ts'
import { questionId, type QuestionProps } from './question-props.ts'
import './question.css'
import { textPauseMs } from '../attempt/attempt-state.ts'
import { useAttempt } from '../attempt/run-attempt.ts'
import { Icon } from '../../../components/icons/icons.tsx'
import { type Flags, useFlag } from '../attempt/flags.ts'
import { clockTime } from '../../../lib/dates.ts'
import { useLanguage } from '../../../lib/words/language.ts'

export type KeyPress = {
  key: string
  code: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  shiftKey: boolean
  isComposing: boolean
}

const optionKeys = [...'abcdef', ...'123456']
const maxOptions = optionKeys.length / 2

/** A to F, or 1 to 6. On a keyboard layout without these letters the place of the key counts. */
export function optionOfKey(press: KeyPress, optionCount: number): number | undefined {
  const index = optionKeys.indexOf(signOf(press))
  const position = index % maxOptions
  return index >= 0 && position < optionCount ? position : undefined
}

/** Whether a key flags its question. F already stands for an option. */
export const isFlagKey = (press: KeyPress) => signOf(press) === 'r'

/** The letter or digit of a key that is pressed alone, otherwise an empty text. */
function signOf({ key, code, ctrlKey, altKey, metaKey, shiftKey, isComposing }: KeyPress): string {
  if (ctrlKey || altKey || metaKey || shiftKey || isComposing) return ''
  return (/^[a-z0-9]$/i.test(key) ? key : signOfCode(code)).toLowerCase()
}

function signOfCode(code: string): string {
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1] ?? ''
}

const hidden = (text: string) => (
  <span key="hidden" className="vh">
    {text}
  </span>
)

/** One question. It is not rendered again when the answer to another one changes. */
export const Question = memo(function Question(props: QuestionProps) {
  useLanguage()
  const { question, number, attempt, isLocked } = props
  const { Answer, input, task } = studentPart(question.lenient ? 'lenient' : question.type)
  const selected = useAttempt(attempt, ({ answers }) => answers.get(question._id)?.selectedOption ?? null)
  const isAnswered = !isSkipped(selected)
  const late = attempt.quiz.scoring && lateNow()
  const id = questionId(number)

  function choose(position: number) {
    if (input) attempt.answer(question._id, answerAfterPress(input, question.options, selected, position))
  }
  function clear() {
    attempt.answer(question._id, null)
    document.getElementById(id)?.focus({ preventScroll: true })
  }
  function pressKey(event: KeyboardEvent<HTMLElement>) {
    if (isLocked) return
    // What is typed in a field, or into a list to find something there, is not for us.
    const isWriting = (event.target as Element).matches('.input')
    if (!isWriting && attempt.canReturn && isFlagKey(event.nativeEvent)) attempt.flags.toggle(question._id)
    if (!input) return
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    const pressed = optionOfKey(event.nativeEvent, question.options.length)
    const goal = pressed ?? (input === 'radio' ? undefined : neighbourOfKey(event, inputs))
    if (goal === undefined) return
    event.preventDefault()
    // Before the answer changes: after it, moving the focus would lay out the page once more.
    inputs[goal]?.focus()
    if (pressed !== undefined) choose(pressed)
  }

  // Without options the question's text names the field. A group of the same name would be announced as well.
  const group = input && {
    role: input === 'radio' ? 'radiogroup' : 'group',
    'aria-labelledby': `${id}-text`,
    'aria-describedby': `${id}-kind`,
  }
  const [Heading, Words, Whole] = tagsOfText(question)
  return (
    <div
      className={isAnswered ? 'q is-answered' : 'q'}
      id={id}
      dir={questionDirection(question, attempt.quiz.language)}
      {...group}
      tabIndex={-1}
      onKeyDown={pressKey}
    >
      <p className="q__no" aria-hidden="true">
        {/* In the order of the page’s language, which may not be that of the question. */}
        <bdi>
          <b>{number}</b> <span className="q__of">{questionWords.outOf(attempt.questions.length)}</span>
        </bdi>
        <span className="q__state">{isAnswered ? runningWords.answered : runningWords.notAnswered}</span>
      </p>
      <div>
        <Whole className="q__text" id={`${id}-text`}>
          <Heading className="vh">{resultQuestionWords.numbered(number)}</Heading>
          <Words className="q__words" dir="auto" lang={attempt.quiz.language ?? 'en'}>
            {shownText(question, question.text)}
          </Words>
        </Whole>
        <div className="q__kind">
          <span id={`${id}-kind`}>
            {task ? task(question) : questionWords.tasks[question.type as keyof typeof questionWords.tasks]}
            {late && <late.ShownPoints question={question} />}
          </span>
          <SavedTime question={question} attempt={attempt} />
          {/* A radio button cannot be unticked, so there is a button for that. */}
          {input === 'radio' && selected !== null && !isLocked && (
            <button className="linkish" type="button" onClick={clear}>
              <span>{questionWords.clear(number, hidden)}</span>
            </button>
          )}
          {attempt.canReturn && <FlagButton flags={attempt.flags} of={question._id} number={number} />}
        </div>
        <Answer
          question={question}
          id={id}
          language={attempt.quiz.language}
          selected={selected}
          isLocked={isLocked}
          input={input}
          choose={choose}
          write={(text, pauseMs = textPauseMs) => attempt.answer(question._id, text, pauseMs)}
          answer={(given) => attempt.answer(question._id, given)}
          flush={attempt.flush}
        />
      </div>
    </div>
  )
})

/** Arrow keys move between checkboxes as they do between radio buttons. */
function neighbourOfKey({ key, target }: KeyboardEvent, inputs: readonly EventTarget[]): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  const index = inputs.indexOf(target)
  if (step === undefined || index === -1) return undefined
  return (index + step + inputs.length) % inputs.length
}

/** Flags a question for review, or takes the flag away. The key R does the same, and is then heard of too. */
function FlagButton({ flags, of, number }: { flags: Flags; of: string; number: number }) {
  const isFlagged = useFlag(flags, of)
  return (
    <>
      <button
        className="linkish q__flag"
        type="button"
        aria-pressed={isFlagged}
        aria-keyshortcuts="R"
        onClick={() => flags.toggle(of)}
      >
        <Icon name="flag" className="icon--sm" />
        <span>{questionWords.flag(number, hidden)}</span>
      </button>
      <span className="vh" aria-live="polite">
        {isFlagged ? runningWords.flagged : ''}
      </span>
    </>
  )
}

/** Nothing moves when it appears, and screen readers do not announce it. */
function SavedTime({ question, attempt }: Pick<QuestionProps, 'question' | 'attempt'>) {
  const { savedAt, isOther, selectedOption } =
    useAttempt(attempt, ({ answers }) => answers.get(question._id)) ?? {}
  if (!isOther && (savedAt === undefined || isSkipped(selectedOption))) return null
  return (
    <span className="q__saved">
      {isOther ? questionWords.changedElsewhere : resultQuestionWords.saved(clockTime(savedAt ?? ''))}
    </span>
  )
}
