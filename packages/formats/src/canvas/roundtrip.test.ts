import type { UncheckedQuestion } from '@quizly/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAgain, withoutFeatures, written, xmlItems } from '../roundtrip-testing.ts'
import { canvas } from './index.ts'

test('a question comes back as it was, but for what its losses name', async () => {
  await fc.assert(
    fc.asyncProperty(xmlItems, async (item) => {
      const file = written(canvas, [item])
      const named = file.losses[0] ?? []
      const { items } = await readAgain(canvas, file)
      if (named.some(({ kind }) => kind === 'refused')) {
        expect(items).toEqual([])
        return
      }
      const lost = new Set(named.map(({ params, what }) => String(params?.['feature'] ?? what)))
      const [read] = items
      const compared = (content: UncheckedQuestion | undefined) =>
        content &&
        withoutFeatures(
          lost.has('formatting-dropped')
            ? { ...content, correctAnswers: [], distractors: undefined }
            : content,
          lost,
        )
      expect(compared(read?.content)).toEqual(compared(item.content))
      expect([read?.losses, read?.title]).toEqual([[], item.title || 'Question'])
    }),
    { numRuns: 150 },
  )
})
