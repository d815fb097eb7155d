import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { messagesOf, otherTags, translationsOf } from './catalogues.ts'

const english = {
  attempt: /\battempts?\b/i,
  quiz: /\bquiz(zes)?\b/i,
  question: /\bquestions?\b/i,
  draft: /\bdrafts?\b/i,
  code: /\bcodes?\b/i,
  submit: /\bsubmit/i,
  receipt: /\breceipts?\b/i,
  timeline: /\btimeline\b/i,
  extraTime: /\bextra time\b/i,
}
type Term = keyof typeof english

/** The main words of each glossary in docs/words, in all their forms. */
const terms: Record<string, Record<Term, RegExp>> = {
  de: {
    attempt: /versuch/i,
    quiz: /quiz/i,
    question: /frage/i,
    draft: /entw[uü]rf/i,
    code: /code/i,
    submit: /ab(ge)?g[aei]b|abgabe/i,
    receipt: /beleg/i,
    timeline: /verlauf/i,
    extraTime: /zusatzzeit/i,
  },
  es: {
    attempt: /intento/i,
    quiz: /cuestionario/i,
    question: /pregunta/i,
    draft: /borrador/i,
    code: /código/i,
    submit: /ent?rega/i,
    receipt: /comprobante/i,
    timeline: /cronología/i,
    extraTime: /tiempo adicional/i,
  },
  fr: {
    attempt: /tentative/i,
    quiz: /quiz/i,
    question: /question/i,
    draft: /brouillon/i,
    code: /code/i,
    submit: /rend/i,
    receipt: /reçu/i,
    timeline: /chronologie/i,
    extraTime: /temps/i,
  },
  'pt-BR': {
    attempt: /tentativa/i,
    quiz: /quiz/i,
    question: /quest(ão|ões)/i,
    draft: /rascunho/i,
    code: /código/i,
    submit: /envi/i,
    receipt: /comprovante/i,
    timeline: /linha do tempo/i,
    extraTime: /tempo extra/i,
  },
  ar: {
    attempt: /محاول/,
    quiz: /اختبار/,
    question: /سؤال|أسئلة/,
    draft: /مسود/,
    code: /رمز|رموز/,
    submit: /سلم|تسليم/,
    receipt: /إيصال/,
    timeline: /السجل الزمني/,
    extraTime: /إضافي/,
  },
}

/** In Arabic a word may be written with its vowels. */
const withoutVowels = (text: string) => text.replaceAll(/[\u064b-\u0652]/g, '')
/** Now and then a sentence is turned so that it needs no such word. */
const maxTurned = 0.2

const messages = messagesOf()

describe.each(otherTags())('%s', (tag) => {
  const known = translationsOf(tag)
  const glossary = readFileSync(`docs/words/${tag}.md`, 'utf8')

  test.each(Object.keys(english) as Term[])('says %s by the word of its glossary', (term) => {
    const word = terms[tag]?.[term] ?? /$^/
    expect(withoutVowels(glossary)).toMatch(word)
    const texts = messages
      .filter(({ forms }) => english[term].test((forms['other'] ?? '').replaceAll(/\{[^}]*\}/g, '')))
      .map((message) => withoutVowels(Object.values(known(message)?.forms ?? {}).join(' ')))
      .filter((text) => text !== '')
    const turned = texts.filter((text) => !word.test(text))
    expect(texts.length).toBeGreaterThan(3)
    expect(turned.length > texts.length * maxTurned ? turned : []).toEqual([])
  })
})
