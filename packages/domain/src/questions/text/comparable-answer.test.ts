import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparableAnswer } from './comparable-answer.ts'
import { lenientAnswer } from './lenient-answer.ts'
import { seenText } from './seen-text.ts'
import { isBlank } from './visible-text.ts'

const text = fc.string({ unit: 'binary' })
const space = fc.stringMatching(/^[ \t\n\u00A0]*$/)

describe('however it is typed, it is the same answer', () => {
  const same = (change: (text: string) => string) =>
    fc.assert(fc.property(text, (written) => comparableAnswer(change(written)) === comparableAnswer(written)))

  test('lower case', () => same((written) => written.toLowerCase()))
  test('composed and decomposed (T185)', () => {
    same((written) => written.normalize('NFC'))
    same((written) => written.normalize('NFD'))
  })
  test('upper case', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aàèσςñдфя ’-ˈ') }), (written) => {
        expect(comparableAnswer(written.toUpperCase())).toBe(comparableAnswer(written))
      }),
    )
  })
  test('compared already', () => same(comparableAnswer))
  test('as it is seen', () => same(seenText))
  test('white space around it', () => {
    fc.assert(
      fc.property(text, space, space, (written, before, after) => {
        expect(comparableAnswer(before + written + after)).toBe(comparableAnswer(written))
      }),
    )
  })
})

describe('what is the same', () => {
  test.each([
    ['photo\u200Bsynthesis', 'photosynthesis'],
    ['co\u00ADop', 'coop'],
    ['\u202Aabc\u202C', 'abc'],
    ['a\uFEFFb\u2060c\u200Ed', 'abcd'],
    ['e\u034F\u0301', 'é'],
    ['☺\uFE0F', '☺'],
    ['مـدرسة', 'مدرسة'],
    ['New\u00A0Delhi', 'New Delhi'],
    ['New \t\r\n\u3000Delhi', 'New Delhi'],
    ['a\u0085b', 'a b'],
    ['the owl’s nest', "the owl's nest"],
    ['the owl´s nest', 'the owlʼs nest'],
    ['the owl`s nest', 'the owl‘s nest'],
    ['f′(x)', "f'(x)"],
    ['f″(x)', "f''(x)"],
    ['f‴(x)', "f'''(x)"],
    ['5″', '5"'],
    ['„Haus“', '"Haus"'],
    ['«maison»', '“maison”'],
    ['‹Haus›', '‚Haus‘'],
    ['well‐known', 'well-known'],
    ['well‑known', 'well–known'],
    ['−5', '-5'],
    ['ｆｉｎ', 'fin'],
    ['Ｃ＃', 'c#'],
    ['ｶﾞ', 'ガ'],
    ['ﬁnch', 'finch'],
    ['ﻣﺪﺭﺳﺔ', 'مدرسة'],
    ['Ⅳ', 'IV'],
    ['20 ℃', '20 °C'],
    ['90º', '90°'],
    ['5 µm', '5 μm'],
    ['∆t', 'Δt'],
    ['and so on…', 'and so on...'],
    ['ΛΌΓΟΣ', 'λόγος'],
  ])('what a reader cannot see: %j and %j (T186)', (one, other) =>
    expect(comparableAnswer(one)).toBe(comparableAnswer(other)),
  )
})

describe('what is not', () => {
  test.each([
    ['C', 'C#'],
    ['f(x)', "f'(x)"],
    ["f'(x)", "f''(x)"],
    ['10²', '102'],
    ['H₂O', 'H2O'],
    ['½', '1/2'],
    ['1½', '11/2'],
    ['㎞', 'km'],
    ['㎡', 'm2'],
    ['<', '«'],
    ["'", '"'],
    ['-', '—'],
    ['-5', '5'],
    ['a b', 'ab'],
    ['é', 'e'],
    ['ß', 'ss'],
    ['x', '×'],
    ['①', '1'],
    ['™', 'TM'],
    ['ـ', ''],
    [
      '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    ],
    ['👨‍👩‍👧', '👨👩👧'],
  ])('what a reader sees: %j and %j (T187)', (one, other) =>
    expect(comparableAnswer(one)).not.toBe(comparableAnswer(other)),
  )
})

test('a text shows something before it is compared, or neither', () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(comparableAnswer(written) === '').toBe(isBlank(written))
      expect(seenText(written) === '').toBe(isBlank(written))
    }),
  )
})

describe('lenient form', () => {
  test.each([
    ['œuvre', 'OEUVRE'],
    ['Æon', 'aeon'],
    ['straße', 'Strasse'],
    ['Łódź', 'lodz'],
    ['Ǿre', 'ore'],
    ['Đà Nẵng', 'da nang'],
    ['Þór', 'thor'],
    ['ısı', 'isi'],
    ['İzmir', 'izmir'],
    ['أحمد', 'احمد'],
    ['مسؤول', 'مسوول'],
    ['مدرسة', 'مدرسه'],
    ['مستشفى', 'مستشفي'],
    ["Don't", 'don’t.'],
    ['Ɗan Fodiyo', 'dan fodiyo'],
    ['Eʋegbe', 'evegbe'],
    ['coŀlegi', 'collegi'],
    ['ٱلرحمٰن', 'الرحمن'],
    ['ئاب', 'ياب'],
    ["l'eau", 'l´eau'],
    ["'finch'", 'finch'],
    ["“rock 'n' roll”", 'rock n roll'],
    ['(see) [it]…', 'see it'],
    ['¿qué?', 'que'],
    ['什么。', '什么'],
    ['Côte d’Ivoire', "cote d'ivoire"],
    ['naïve', 'naive!'],
    ['Guinea-Bissau', 'guinea bissau'],
    ['e. coli', 'E coli'],
    ['  do   not ', 'donot'],
    ['مُدَرِّس', 'مدرس'],
    ['“well-known”', 'well known'],
  ])('%s is the same as %s', (one, other) => expect(lenientAnswer(one)).toBe(lenientAnswer(other)))

  test.each([
    ['3.5', '35'],
    ['-5', '5'],
    ['1,5', '15'],
    ['+', '-'],
    ['?', '!'],
    ['naive', 'nave'],
    ['का', 'कि'],
    ['C#', 'C'],
    ['C++', 'C'],
    ["f'(x)", 'f(x)'],
    ["f'g", 'fg'],
    ["don't", 'dont'],
    ["we'll", 'well'],
    ['ʃip', 'sip'],
    ['f″(x)', "f'(x)"],
    ['5 °', '5'],
    ['5 %', '5'],
    ["5'", '5'],
    ['a/b', 'ab'],
    ['a*b', 'ab'],
    ['strase', 'straße'],
    ['uvre', 'œuvre'],
    ['ماء', 'ما'],
  ])('%s is not the same as %s', (one, other) => expect(lenientAnswer(one)).not.toBe(lenientAnswer(other)))

  test('what is the same strictly is so leniently, and nothing visible becomes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (written) => {
        expect(lenientAnswer(`  ${written.toUpperCase()} `.toLowerCase())).toBe(
          lenientAnswer(written.toUpperCase().toLowerCase()),
        )
        expect(lenientAnswer(written) === '').toBe(comparableAnswer(written) === '')
      }),
    )
  })
})
