// Catalogues as PO files, the format that Weblate, Poedit and other tools of translators read and write.
import { type GetTextTranslations, po } from 'gettext-parser'
import type { Message } from './messages.ts'

/** In the words of gettext: which form a number has, by its place in the list. */
const pluralForms: Record<string, { names: string[]; rule: string }> = {
  en: { names: ['one', 'other'], rule: 'n != 1' },
  de: { names: ['one', 'other'], rule: 'n != 1' },
  es: { names: ['one', 'many', 'other'], rule: 'n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2' },
  fr: { names: ['one', 'many', 'other'], rule: 'n == 0 || n == 1 ? 0 : n % 1000000 == 0 ? 1 : 2' },
  'pt-BR': { names: ['one', 'many', 'other'], rule: 'n == 0 || n == 1 ? 0 : n % 1000000 == 0 ? 1 : 2' },
  ar: {
    names: ['zero', 'one', 'two', 'few', 'many', 'other'],
    rule: 'n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5',
  },
}

export const formsOf = (tag: string): string[] => rulesOf(tag).names

export function rulesOf(tag: string): { names: string[]; rule: string } {
  const rules = pluralForms[tag]
  if (!rules) throw new Error(`${tag} has no plural forms in scripts/words/po.ts.`)
  return rules
}

/** What a translator has given for a message; `isDraft`: nobody has read it in context yet. */
export type Translation = { forms: Record<string, string>; isDraft: boolean }

export function writePo(
  tag: string,
  messages: readonly Message[],
  translationOf: (message: Message) => Translation | undefined,
): string {
  const { names, rule } = rulesOf(tag)
  const translations: GetTextTranslations['translations'] = {}
  for (const message of messages) {
    const { key, isPlural, forms, note, most } = message
    const translation = translationOf(message)
    const texts = isPlural
      ? names.map((name) => translation?.forms[name] ?? '')
      : [translation?.forms['other'] ?? '']
    const msgid = forms['one'] ?? forms['other'] ?? ''
    const extracted = [note, most !== undefined && !/at most/i.test(note) && `at most ${most} characters`]
    translations[key] = {
      [msgid]: {
        msgctxt: key,
        msgid,
        ...(isPlural && { msgid_plural: forms['other'] ?? '' }),
        msgstr: texts,
        comments: {
          ...(extracted.some(Boolean) && { extracted: extracted.filter(Boolean).join('\n') }),
          ...(translation?.isDraft && { flag: 'fuzzy' }),
        },
      },
    }
  }
  const headers = {
    'Project-Id-Version': 'Quizly',
    Language: tag.replace('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': `nplurals=${names.length}; plural=(${rule});`,
  }
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString()}\n`
}

/** What is wrong with a PO file before its entries are looked at. */
export function problemsOfPo(text: string): string[] {
  if (text.startsWith('\uFEFF')) return ['The file begins with a byte-order mark']
  const keys = [...text.matchAll(/^msgctxt "(.*)"\r?$/gm)].map(([, key = '']) => key)
  if (keys.length === 0) return ['The file has no entry']
  const twice = keys.filter((key, at) => keys.indexOf(key) < at)
  return twice.map((key) => `${key} is there twice`)
}

/** The translations of a PO file by key. A plural has one text for each form of the language. */
export function readPo(tag: string, text: string): Map<string, Translation> {
  const { names } = rulesOf(tag)
  const { translations } = po.parse(text)
  const found = new Map<string, Translation>()
  for (const [key, entries] of Object.entries(translations)) {
    if (key === '') continue
    for (const { msgid_plural: plural, msgstr, comments } of Object.values(entries)) {
      const isDraft = comments?.flag?.split(/,\s*/).includes('fuzzy') ?? false
      const forms =
        plural === undefined
          ? [['other', msgstr[0] ?? '']]
          : msgstr.map((each, i) => [names[i] ?? `form ${i}`, each])
      found.set(key, { forms: Object.fromEntries(forms), isDraft })
    }
  }
  return found
}
