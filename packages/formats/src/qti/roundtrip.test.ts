import type { UncheckedQuestion } from '@quizly/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAgain, withoutFeatures, written, xmlItems } from '../roundtrip-testing.ts'
import { qti2, qti3 } from './index.ts'

test.each([[qti2], [qti3]])(
  'a question comes back from $name as it was, but for what its losses name',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(xmlItems, async (item) => {
        const file = written(format, [item])
        const named = file.losses[0] ?? []
        const { items, losses, title } = await readAgain(format, file)
        const lost = new Set(named.map(({ params, what }) => String(params?.['feature'] ?? what)))
        const [read] = items
        const compared = (content: UncheckedQuestion | undefined) => content && withoutFeatures(content, lost)
        expect(compared(read?.content)).toEqual(compared(item.content))
        expect({ named: read?.losses, losses, title, of: read?.title, tags: read?.tags }).toEqual({
          named: [],
          losses: [],
          title: 'Quiz',
          of: item.title || 'item1',
          tags: item.tags ?? [],
        })
      }),
      { numRuns: 150 },
    )
  },
)
