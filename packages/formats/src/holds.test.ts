import type { QuestionContent, Slot } from '@quizly/domain'
import { expect, test } from 'vitest'
import { formats } from './registry.ts'

test.each(formats.filter(({ write }) => write))(
  '$name says that it leaves out the slot of a question',
  (format) => {
    const content: QuestionContent = {
      text: 'Which?',
      type: 'single',
      options: ['this', 'that'],
      correctAnswers: ['this'],
      slot: { name: 'Kinetics', draw: 1 },
    } as const
    const written = (slot: Slot | undefined) =>
      format
        .write?.([{ content: { ...content, slot } }], { title: 'Reactions', pictures: new Map() })
        .losses.flat()
        .filter(({ params }) => params?.feature === 'slot')
    expect(written(content.slot)).toMatchObject([{ kind: 'dropped', what: 'not-held' }])
    expect(written(undefined)).toEqual([])
  },
)
