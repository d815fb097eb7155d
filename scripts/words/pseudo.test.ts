import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messagesOf } from './catalogues.ts'
import { readModule } from './messages.ts'
import { pseudoModule, pseudoText } from './pseudo.ts'

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
  const broken = messagesOf('en')
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

test('a module of it can be read as the English one can', () => {
  const path = 'packages/words/src/en/student/running-quiz.ts'
  const source = readFileSync(path, 'utf8')
  const keys = (text: string) => readModule(path, text).messages.map(({ key }) => key)
  expect(keys(pseudoModule(path, source))).toEqual(keys(source))
})
