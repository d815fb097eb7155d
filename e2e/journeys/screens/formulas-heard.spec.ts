import type { CDPSession } from '@playwright/test'
import { admit, createReadyQuiz } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'
import { formulas, spokenOptions } from './formulas.ts'

type Heard = { role: string; name: string; children: Heard[] }

/** What Chromium gives to screen readers: its own tree, not one that is guessed from the document. */
async function heardTree(devTools: CDPSession): Promise<Heard> {
  const { nodes } = await devTools.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const childrenOf = (id: string): Heard[] =>
    (byId.get(id)?.childIds ?? []).flatMap((child) => {
      const node = byId.get(child)
      const role = String(node?.role?.value)
      if (!node || role === 'InlineTextBox') return []
      // What is ignored, or has no role of its own, holds what is heard.
      if (node.ignored || role === 'generic') return childrenOf(child)
      return { role, name: String(node.name?.value ?? ''), children: childrenOf(child) }
    })
  const root = nodes.find(({ parentId }) => parentId === undefined)?.nodeId ?? ''
  return { role: 'root', name: '', children: childrenOf(root) }
}

const allOf = (node: Heard): Heard[] => [node, ...node.children.flatMap(allOf)]

const styledLetters = /[\u{1D400}-\u{1D7FF}]/gu
const functionApplied = '\u2061'

/** A formula on one line: an operator, a number or a letter is itself, all else is its role with what is in it. */
function lineOf({ role, name, children }: Heard): string {
  if (role === 'StaticText')
    return name.replace(functionApplied, '').replaceAll(styledLetters, (letter) => letter.normalize('NFKC'))
  if (role === 'image') return `image(${name})`
  // Chemistry has rows without content, which only keep a distance.
  const inside = children.map(lineOf).filter(Boolean)
  const kind = /^MathML(\w+)$/.exec(role)?.[1] ?? role
  const isItself = /^(?:Identifier|Number|Operator|Text|StringLiteral)$/.test(kind)
  const adds = !isItself && (kind !== 'Row' || inside.length > 1)
  return adds ? `${kind}(${inside.join(' ')})` : inside.join(' ')
}

test('a screen reader gets 36 formulas in their order, each with its structure, and options by name', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  expect(formulas).toHaveLength(36)
  const text = formulas
    .map(
      ([source], index) => `Formula ${index + 1}: ${source.startsWith('\\ce') ? source : `$${source}$`} end.`,
    )
    .join('\n\n')
  const question = {
    text,
    type: 'single',
    format: 'markdown',
    options: spokenOptions.map(([source]) => source),
    correctAnswers: ['$x^2$'],
  }
  const order = {
    text: 'From the smallest',
    type: 'ordering',
    format: 'markdown',
    options: ['$x^3$', 'the letter $x$', '$x^2$'],
    correctAnswers: ['the letter $x$', '$x^2$', '$x^3$'],
  }
  const quiz = await createReadyQuiz(educator, { questions: [question, order] })
  await admit(student, quiz)
  await signIn(page, student, `/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  const group = page.getByRole('radiogroup', { name: /^Question 1:/ })
  await expect(group.locator('.q__words math')).toHaveCount(36)

  const devTools = await page.context().newCDPSession(page)
  const read = async () => {
    const heard = allOf(await heardTree(devTools))
    const paragraphs = heard.filter(
      ({ role, children }) => role === 'paragraph' && children[0]?.name.startsWith('Formula '),
    )
    const radios = heard.filter(({ role }) => role === 'radio')
    return [
      ...paragraphs.map(({ children }) => children.map(lineOf).join('')),
      ...radios.map(({ name }) => name),
    ]
  }
  await expect
    .poll(read)
    .toEqual([
      ...formulas.map(([, tree], index) => `Formula ${index + 1}: ${tree} end.`),
      ...spokenOptions.map(([, name]) => name),
    ])
  const items = page.getByRole('group', { name: /^Question 2:/ })
  await items.getByRole('button', { name: 'Move up: the letter x' }).press('Enter')
  await expect(items.getByText('the letter x, now 1 of 3')).toBeAttached()
  await expect(items.getByRole('button', { name: 'Move up: x squared' })).toBeVisible()
  await expectAccessible(page)
})
