import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const load = async () => (await import('./words.ts')).countWords
const withoutSegmenter = () => vi.stubGlobal('Intl', { NumberFormat: Intl.NumberFormat })

test.each([
  ['en', 'Don’t read 3.5 books!', 4],
  ['fr', 'Aujourd’hui, c’est tout.', 3],
  ['hi', 'मैं हिन्दी में लिखता हूँ।', 5],
  ['ar', 'اَلسَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللهِ', 4],
  ['th', 'ฉันไปโรงเรียน', 3],
  ['zh', '学校和老师。', 3],
  ['ko', '나는 매일 학교에 간다', 4],
  ['en', ' \n😀 – … ', 0],
  ['not-a-x', 'two words', 2],
])('in %s "%s" has %i words', async (language, text, words) => {
  expect((await load())(text, language)).toBe(words)
})

test.each([
  ['en', 'Don’t read 3 books!', 4, 4],
  ['hi', 'मैं हिन्दी में लिखता हूँ।', 5, 5],
  ['ar', 'اَلسَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللهِ', 4, 4],
  ['th', 'ฉันไปโรงเรียน', 3, 5],
  ['zh', '学校和老师。', 3, 5],
  ['en', '', 0, 0],
])('a browser that segments nothing counts in %s "%s" nearly as many', async (language, text, from, to) => {
  withoutSegmenter()
  expect('Segmenter' in Intl).toBe(false)
  const words = (await load())(text, language)
  expect(words).toBeGreaterThanOrEqual(from)
  expect(words).toBeLessThanOrEqual(to)
})

const latin = [
  'a',
  'B',
  ' ',
  '\n',
  '\t',
  '\u3000',
  '\u00A0',
  '\u202F',
  '.',
  ',',
  "'",
  '’',
  '-',
  '1',
  '2',
  '_',
  '😀',
]
const others = [
  '。',
  '！',
  '，',
  '\u0301',
  '\u200D',
  '\u200B',
  'ก',
  'า',
  'เ',
  'ร',
  '我',
  '学',
  '校',
  'カ',
  'ー',
  'ひ',
  'א',
  'ك',
]
const signs = fc.constantFrom(...latin, ...others, 'हि', 'न्')

test('counted in parts, a text has as many words as in one piece', async () => {
  const countWords = await load()
  fc.assert(
    fc.property(fc.array(signs), fc.constantFrom('en', 'th', 'zh'), (drawn, language) => {
      const text = drawn.join('')
      const whole = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
      expect(countWords(text, language)).toBe(whole.filter(({ isWordLike }) => isWordLike).length)
    }),
    { numRuns: 2_000 },
  )
})
