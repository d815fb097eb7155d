import {
  type DraftMark,
  hundredthsOf,
  isPossibleAdjustment,
  pointsOfMark,
  type RubricItem,
  rubricOf,
} from '@quizly/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { inEnglish, points as pointsProblems } from '@quizly/words/sentences.ts'
import { signedNumber, typedAs } from '../../lib/typed-number.ts'
import type { ErrorMessage } from '../../lib/words/problem-words.ts'
import type { MarkingSession } from './use-marking-session.ts'

const mostAdjustment = 1_000

type Written = { items: readonly string[]; typed: string; comment: string; isAdjusting: boolean }

export type MarkFormState = ReturnType<typeof useMarkForm>

export const pointsFieldId = 'mark-points'
export const answerTextId = 'answer-text'
const focusAnswer = () => document.getElementById(answerTextId)?.focus()

/** What is chosen and written for the open answer. Until it is saved, it stays while one looks at other answers. */
export function useMarkForm(session: MarkingSession) {
  const { question, answer } = session.shown
  const rubric = rubricOf(question)
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Written>>(new Map())
  const key = `${answer?.attemptId} ${session.round}`
  const [form, setForm] = useState({ key: '', written: begun(undefined, rubric), isRefused: false })
  if (form.key !== key) {
    const kept = answer && unsaved.get(answer.attemptId)
    setForm({ key, written: kept ?? begun(answer?.mark, rubric), isRefused: false })
  }
  const { items, typed, comment, isAdjusting } = form.written
  const adjustment = typed.trim() === '' ? 0 : signedNumber(typed)
  const isNumber = Math.abs(adjustment) <= mostAdjustment && hundredthsOf(adjustment) !== undefined
  const isPossible = isNumber && isPossibleAdjustment(question, { items, adjustment })

  function change(changed: Partial<Written>) {
    if (!answer || answer.locked) return
    const written = { ...form.written, ...changed }
    setUnsaved((before) => new Map([...before, [answer.attemptId, written]]))
    setForm((before) => ({ ...before, written }))
  }
  const forget = (attemptId: string) =>
    setUnsaved((before) => new Map([...before].filter(([id]) => id !== attemptId)))
  const toggle = ({ _id }: RubricItem) =>
    change({ items: items.includes(_id) ? items.filter((each) => each !== _id) : [...items, _id] })
  function refuse() {
    change({ isAdjusting: true })
    setForm((before) => ({ ...before, isRefused: true }))
    focusPoints()
  }
  function save(isForAll = false) {
    if (session.isBusy || !answer) return
    if (answer.locked) return void session.next()
    if (!isPossible) return refuse()
    const { attemptId } = answer
    const mark: DraftMark = { items, adjustment, comment: comment.trim() }
    void session.save(mark, isForAll).then((isDone) => isDone && forget(attemptId))
  }
  return {
    rubric,
    items,
    typed,
    comment,
    isAdjusting: isAdjusting || rubric.length === 0,
    total: pointsOfMark(question, { items, adjustment: isNumber ? adjustment : 0 }),
    problem: form.isRefused && !isPossible ? problemOf(isNumber, question.points) : undefined,
    toggle,
    type: (text: string) => change({ typed: text }),
    write: (text: string) => change({ comment: text }),
    /** Leaving the field says at once what is wrong with it. */
    check: () => setForm((before) => ({ ...before, isRefused: !isPossible })),
    /** Opens the field, with what was typed, and puts the cursor there. */
    adjust(text = typed) {
      change({ isAdjusting: true, typed: text })
      focusPoints()
    },
    /** The form begins with this mark. */
    use(mark: DraftMark) {
      if (answer) forget(answer.attemptId)
      session.use(mark)
    },
    save,
  }
}

/** The field may only be there after the next rendering. */
function focusPoints() {
  requestAnimationFrame(() => {
    const field = document.getElementById(pointsFieldId)
    if (!(field instanceof HTMLInputElement)) return
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
  })
}

function begun(mark: DraftMark | undefined, rubric: readonly RubricItem[]): Written {
  const { items = [], adjustment = 0, comment = '' } = mark ?? {}
  return {
    items: items.filter((each) => rubric.some(({ _id }) => _id === each)),
    typed: adjustment === 0 ? '' : typedAs(adjustment),
    comment,
    isAdjusting: adjustment !== 0,
  }
}

function problemOf(isNumber: boolean, points = 1): ErrorMessage {
  const problem = isNumber
    ? ({ code: 'adjustment-outside', params: { most: points } } as const)
    : ({ code: 'adjustment-wrong', params: { most: mostAdjustment } } as const)
  return { ...problem, message: inEnglish(problem, pointsProblems) }
}

/** Keys that were pressed before the answer that they are for is in sight; `round` is of the one that was. */
type Ahead = { round: number; keys: readonly string[] }

const typing = 'input:not([type=checkbox]), textarea, select, dialog, [role=menu]'

/** Letters and digits that are typed into a text are the text’s, and Enter on a control is the control’s. */
export function useMarkingKeys(session: MarkingSession, form: MarkFormState) {
  const isLocked = session.shown.answer?.locked !== undefined
  const isRtl = document.documentElement.dir === 'rtl'
  const ahead = useRef<Ahead>(undefined)
  /** While a mark is saved the next answer can be in sight already. */
  const atRest = useRef(session.round)
  useEffect(() => {
    if (!session.isBusy) atRest.current = session.round
  })
  function pressDigit(key: string): boolean {
    if (isLocked) return false
    const item = form.rubric[Number(key) - 1]
    if (item) form.toggle(item)
    if (form.rubric.length === 0) form.adjust(key)
    return item !== undefined || form.rubric.length === 0
  }
  function act(key: string, isOnControl: boolean): boolean {
    if (/^\d$/.test(key)) return pressDigit(key)
    if (key === 'ArrowLeft') (isRtl ? session.goNext : session.goPrevious)()
    else if (key === 'ArrowRight') (isRtl ? session.goPrevious : session.goNext)()
    else if (key.toLowerCase() === 'u') session.goBack()
    else if (key.toLowerCase() === 'a' && !isLocked) form.adjust()
    else if (key === 'Enter' && !isOnControl) form.save()
    else return false
    return true
  }
  /** While a mark is saved, the answer in sight is the one before: what is pressed is for the next one, in its order. */
  function pressAhead(key: string): boolean {
    const { round = atRest.current, keys = [] } = ahead.current ?? {}
    // Enter alone would be pressed twice, and save what nobody has marked.
    const isOurs = /^[\da]$/i.test(key) || (key === 'Enter' && /^\d$/.test(keys.at(-1) ?? ''))
    if (isOurs) ahead.current = { round, keys: [...keys, key] }
    return isOurs || key === 'Enter'
  }
  const pressNext = useEffectEvent(() => {
    if (!ahead.current || session.isBusy) return
    const {
      round,
      keys: [key = '', ...keys],
    } = ahead.current
    const { round: now } = session
    // What could not be saved is still in sight.
    const isFor = form.rubric.length > 0 || !/^\d$/.test(key)
    const isNext = now !== round && !isLocked && isFor && act(key, false)
    ahead.current = isNext && keys.length > 0 ? { round: key === 'Enter' ? now : round, keys } : undefined
  })
  // Each key changes the form, and the next one is for the form as it is then.
  useEffect(() => pressNext())
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, altKey, metaKey } = event
    const isOn = (controls: string) => target instanceof HTMLElement && target.closest(controls) !== null
    if (ctrlKey || altKey || metaKey) return
    const isOnControl = isOn('a, button, summary, input')
    if (key === 'Escape' && isOn('form input')) focusAnswer()
    else if (isOn(typing)) return
    else if (session.isBusy && !key.startsWith('Arrow')) {
      if (isOnControl || !pressAhead(key)) return
    } else if (repeat && !key.startsWith('Arrow')) {
      if (isOnControl) return
    } else if (!act(key, isOnControl)) return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
