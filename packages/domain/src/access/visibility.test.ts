import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerReleases, studentVisibility } from './visibility.ts'

const attemptStates = ['admitted', 'in-progress', 'submitted'] as const
const open = { answerRelease: 'at-once', isOpen: true } as const
const closed = { ...open, isOpen: false }
const heldBack = { ...open, answerRelease: 'when-closed' } as const
const released = { ...heldBack, isOpen: false }

test.each([
  ['an open quiz', 'a stranger', open, undefined, 'enter', 'no'],
  ['an open quiz', 'who was let in', open, 'admitted', 'enter, start', 'no'],
  ['an open quiz', 'who is taking it', open, 'in-progress', 'enter, start', 'asked'],
  ['an open quiz', 'who has submitted', open, 'submitted', 'enter', 'with-answers'],
  ['a closed quiz', 'a stranger', closed, undefined, '', 'no'],
  ['a closed quiz', 'who was let in', closed, 'admitted', 'enter', 'no'],
  ['a closed quiz', 'who is taking it', closed, 'in-progress', 'enter, start', 'asked'],
  ['a closed quiz', 'who has submitted', closed, 'submitted', 'enter', 'with-answers'],
  ['one that holds the answers back', 'who is taking it', heldBack, 'in-progress', 'enter, start', 'asked'],
  ['one that holds the answers back', 'who has submitted', heldBack, 'submitted', 'enter', 'asked'],
  ['one that has held them back', 'who is taking it', released, 'in-progress', 'enter, start', 'asked'],
  ['one that has held them back', 'who has submitted', released, 'submitted', 'enter', 'with-answers'],
] as const)('%s lets %s', (_, __, quiz, state, may, questions) => {
  const seen = studentVisibility(quiz, state)
  const can = [seen.canEnter && 'enter', seen.canStart && 'start'].filter(Boolean).join(', ')
  expect([can, seen.questions]).toEqual([may, questions])
})

test('nobody sees an answer key or marks before they have submitted, nor while both are held back', () => {
  const quizzes = fc.record({ answerRelease: fc.constantFrom(...answerReleases), isOpen: fc.boolean() })
  fc.assert(
    fc.property(
      quizzes,
      fc.constantFrom(undefined, ...attemptStates),
      fc.boolean(),
      (quiz, state, isHeld) => {
        const { questions, marks } = studentVisibility(quiz, state, isHeld)
        const isHidden =
          state !== 'submitted' || isHeld || (quiz.answerRelease === 'when-closed' && quiz.isOpen)
        expect([questions === 'with-answers', marks]).toEqual([!isHidden, !isHidden])
      },
    ),
  )
})

test('closing a quiz hides nothing that was shown', () => {
  for (const answerRelease of answerReleases) {
    const before = studentVisibility({ answerRelease, isOpen: true }, 'submitted')
    const after = studentVisibility({ answerRelease, isOpen: false }, 'submitted')
    expect(after.marks || !before.marks).toBe(true)
  }
})
