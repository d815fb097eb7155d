// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { marked } from './marked-english.ts'

const english = {
  title: marked('Results'),
  questions: marked((n: number) => `${n} questions`),
  link: marked((link: string) => ['Keep your ', link, '.']),
  states: marked({ open: 'Open' }),
}
const element = (id: string) => document.getElementById(id) as HTMLElement
const ids = ['title', 'count', 'link', 'button', 'other', 'own']
const langs = () => ids.map((id) => element(id).getAttribute('lang'))

test('what a language lacks is marked as English where it is shown, as long as it is', async () => {
  document.body.innerHTML = `<main>${ids.map((id) => `<p id="${id}"></p>`).join('')}</main>`
  element('own').setAttribute('lang', 'fr')
  element('title').textContent = english.title
  element('count').textContent = english.questions(3)
  element('link').append(...english.link('receipt'))
  element('button').setAttribute('aria-label', english.states.open)
  element('other').textContent = 'Beleg'
  element('own').textContent = english.title
  await expect.poll(langs).toEqual(['en', 'en', 'en', 'en', null, 'fr'])
  expect(element('link').textContent).toContain('Keep your receipt.')

  element('title').textContent = 'Ergebnisse'
  await expect.poll(langs).toEqual([null, 'en', 'en', 'en', null, 'fr'])
})
