import { describe, expect, test } from 'vitest'
import { numberText, plainValues, sheetLanguage } from './numbers.ts'

const inEnglish = { date1904: false, language: sheetLanguage('en-US') }
const inGerman = { date1904: false, language: sheetLanguage('de-DE') }
const moment = 45361.6789

const cases: [format: string | undefined, value: number, text: string][] = [
  [undefined, 42, '42'],
  ['General', 0.1 + 0.2, '0.3'],
  ['GENERAL', -1.5, '-1.5'],
  ['General', 9780306406157, '9780306406157'],
  ['General', 1e21, '1E+21'],
  ['General" km"', 2.5, '2.5 km'],
  ['0', 3, '3'],
  ['0.00', 0.5, '0.50'],
  ['#,##0', 4808, '4,808'],
  ['000', 7, '007'],
  ['0%', 0.51, '51%'],
  ['0 %', 0.51, '51 %'],
  ['0.0\\ %', 0.125, '12.5 %'],
  ['# ?/?', 0.5, '1/2'],
  ['0.00E+00', 12345, '1.23E+04'],
  ['0;[Red]-0', -40, '-40'],
  ['#,##0.00\\ "€"', 1250, '1,250.00 €'],
  ['#,##0.00 [$€-407]', 9, '9.00 €'],
  ['[$-409]0.0', 1.5, '1.5'],
  ['"$"#,##0.00_);\\("$"#,##0.00\\)', -3, '($3.00)'],
  ['_-* #,##0.00_-;-* #,##0.00_-', 3, '3.00'],
  ['0 °C', 21, '21 °C'],
  ['0°', 90, '90°'],
  ['£0.00', 2, '£2.00'],
  ['#,##0 ₽', 1500, '1,500 ₽'],
  ['0" kg (1.5)"', 2, '2 kg (1.5)'],
  ['@', 12, '12'],
  [';;;', 12, ''],
  ['an unreadable "format', 12, '12'],

  ['m/d/yy', moment, '3/10/2024'],
  ['m/d/yy h:mm', moment, '3/10/2024 16:17'],
  ['mm/dd/yy', moment, '03/10/24'],
  ['yyyy-mm-dd', moment, '2024-03-10'],
  ['dd.mm.yyyy', moment, '10.03.2024'],
  ['d. mmmm yyyy', moment, '10. March 2024'],
  ['d mmm yyyy', moment, '10 Mar 2024'],
  ['DD/MM/YYYY', moment, '10/03/2024'],
  ['dddd', moment, 'Sunday'],
  ['yyyy"年"m"月"d"日"', moment, '2024年3月10日'],
  ['yyyy年m月d日', moment, '2024年3月10日'],
  ['[$-407]d. mmmm yyyy', moment, '10. März 2024'],
  ['[$-40C]dddd d mmmm yyyy', moment, 'dimanche 10 mars 2024'],
  ['[$-419]d mmmm yyyy\\ \\г.;@', moment, '10 марта 2024 г.'],
  ['[$-411]mmmm d', moment, 'March 10'],
  ['[$-429]mmmm', moment, 'مارس'],
  ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', moment, 'Sunday, March 10, 2024'],
  ['hh:mm', 0.3541666666666667, '08:30'],
  ['hh.mm', 0.3541666666666667, '08.30'],
  ['h:mm AM/PM', moment, '4:17 PM'],
  ['[h]:mm', 1.5, '36:00'],
  ['mm:ss.0', moment, '17:37.0'],
  ['yyyy-mm-dd', -5, '-5'],
]
test.each(cases)('%j shows %d as %j', (format, value, text) => {
  expect(numberText(value, format, inEnglish)).toBe(text)
})

test('dates count from 1904 where the workbook says so', () => {
  const context = { ...inEnglish, date1904: true }
  expect(numberText(23942, 'yyyy-mm-dd', context)).toBe('1969-07-20')
  expect(numberText(23942, 'dddd, d. mmmm yyyy', context)).toBe('Sunday, 20. July 1969')
})

describe('in German', () => {
  test.each<[string | undefined, number, string]>([
    [undefined, 1.3, '1,3'],
    ['0.00', 0.5, '0,50'],
    ['#,##0.00\\ "€"', 1250, '1.250,00 €'],
    ['0 %', 0.5, '50 %'],
    ['m/d/yy', moment, '10.3.2024'],
    ['d. mmmm yyyy', moment, '10. März 2024'],
    ['[$-409]mmmm d, yyyy', moment, 'March 10, 2024'],
    ['dd.mm.yyyy', moment, '10.03.2024'],
  ])('%j shows %d as %j', (format, value, text) => {
    expect(numberText(value, format, inGerman)).toBe(text)
  })
})

test.each(['en-US@posix', '', 'not a tag', 'en-US-u-nu-arab', 'en-US-x-own'])(
  '%j is read as English',
  (tag) => {
    const { dateName, ...language } = sheetLanguage(tag)
    expect(language).toEqual({ shortDate: 'm/d/yyyy', decimal: '.', group: ',' })
    expect(dateName('mmmm', new Date('2001-02-03'))).toBe('February')
  },
)

test.each(['en-GB', 'fr-FR', 'ar-EG', 'fa-IR', 'hi-IN', 'ja', 'th-TH', 'zh-Hans-CN', 'de-CH-1996'])(
  'short dates in %s are in the Gregorian calendar and in Latin digits',
  (tag) => {
    const { shortDate } = sheetLanguage(tag)
    expect(shortDate).toMatch(/^(?=.*d)(?=.*m)(?=.*yyyy)[dmy./ -]+$/)
    const text = numberText(moment, 'm/d/yy', { date1904: false, language: sheetLanguage(tag) })
    expect(
      text
        .match(/\d+/g)
        ?.map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual([3, 10, 2024])
  },
)

describe('other ways to write', () => {
  const ways = (value: number, format: string, context = inEnglish) =>
    plainValues({ '!data': [[{ t: 'n', v: value, z: format }]] }, context)(0, 0)

  test.each<[format: string, value: number, ways: string[]]>([
    ['#,##0', 4320, ['4320']],
    ['#,##0.00', -1234.5, ['-1234.5']],
    ['0.00', 2.71, ['2.71']],
    ['0%', 0.25, ['0.25']],
    ['000', 7, ['7']],
    ['General', 0, ['0']],
    [
      '0.0E+00',
      0.000015,
      ['0.000015', '1.5e-5', '1.5×10^-5', '1.5 × 10^-5', '1.5*10^-5', '1.5×10⁻⁵', '1.5 × 10⁻⁵'],
    ],
    [
      'yyyy-mm-dd',
      moment,
      ['2024/3/10', '2024/03/10', '2024.3.10', '2024.03.10', '2024-3-10', '2024-03-10', '2024-03-10'],
    ],
    ['d-mmm', moment, []],
    [
      'dddd, mmmm d, yyyy',
      moment,
      ['3/10/2024', '03/10/2024', '3.10.2024', '03.10.2024', '3-10-2024', '03-10-2024', '2024-03-10'],
    ],
    ['h:mm', 0.5, ['12:00', '12:00', '12:00 PM']],
    ['h:mm:ss AM/PM', 0.375_02, ['9:00:02', '09:00:02', '9:00:02 AM']],
    ['[h]:mm', 1.5, []],
    ['m/d/yyyy h:mm', moment, []],
  ])('%j of %d', (format, value, expected) => expect(ways(value, format)).toEqual(expected))

  test('in the language and the order of the file', () => {
    expect(ways(1234.5, '#,##0.00', inGerman)).toEqual(['1234.5', '1234,5'])
    expect(ways(moment, 'm/d/yy', inGerman)).toEqual([
      '10/3/2024',
      '10/03/2024',
      '10.3.2024',
      '10.03.2024',
      '10-3-2024',
      '10-03-2024',
      '2024-03-10',
    ])
  })
})
