import { expect, test } from 'vitest'
import { messagesOf } from './catalogues.ts'
import { pseudoForms, pseudoText } from './pseudo.ts'

const plain = (text: string) => text.replaceAll(/[⟦⟧~\u200b]/g, '')

test.each([
  ['Save', '⟦Šáṽé~~⟧'],
  ['Copy of {name}', '⟦Ćóƥý óƒ {name}\u200b~~~~⟧'],
  ['{number(n)} questions', '⟦{number(n)} ɋúéšťíóńš\u200b~~~~⟧'],
  ['Keep your <link>receipt</link>.', '⟦Ķééƥ ýóúŕ <link>ŕéćéíƥť</link>.\u200b~~~~~~~~\u200b⟧'],
])('%s is %s', (text, pseudo) => {
  expect(pseudoText(text)).toBe(pseudo)
})

test('every entry keeps its parameters and slots, and is at least 40 % longer', () => {
  const kept = (each: string) => each.match(/\{\w[^}]*\}|<\/?\w+>/g) ?? []
  const ownLength = (each: string) => each.replaceAll(/\{\w[^}]*\}|<\/?\w+>/g, '').length
  const broken = messagesOf()
    .flatMap(({ forms }) => Object.values(forms))
    .filter((text) => {
      const pseudo = pseudoText(text)
      return (
        kept(pseudo).join(' ') !== kept(text).join(' ') ||
        plain(pseudo).length !== text.length ||
        ownLength(pseudo) < ownLength(text) * 1.4
      )
    })
  expect(broken).toEqual([])
})

test('a plural of it has the same forms', () => {
  const message = messagesOf(['student']).find(({ isPlural }) => isPlural)
  const pseudo = pseudoForms(message)
  expect(Object.keys(pseudo?.forms ?? {})).toEqual(['one', 'other'])
  expect(pseudo?.count).toBe(message?.count)
})
