import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { renderText } from './render-text.ts'
import type { RenderedOrNot } from './rendered.ts'
import { rendererVersion } from './version.ts'

const image = 'a'.repeat(64)
const pictures = { [image]: { width: 3, height: 2, bytes: 100 } }
const texts = [
  'Plain *italic* **bold** `code` H~2~O x^2^ a_b_c <b>no</b> \\*',
  '- one\n- two\n\n3. three\n\n> said\n\n---\n\n| a | b |\n| :- | -: |\n| $x$ | 2 |',
  '```js\nconst x = `${1}` // two\n```\n\n```nothing\n<b>\n```',
  '$x^2$ and $$\\sum_{i=1}^{n} \\frac{i}{\\sqrt[3]{2}}$$ \\$5',
  '$\\begin{pmatrix}a & b \\\\ c & d\\end{pmatrix} \\left|\\vec{v}\\right| \\overline{x} \\text{if } \\mathbb{R} \\color{red}{y}$',
  '\\ce{2H2 + O2 -> 2H2O} \\ce{SO4^2-} \\ce{^{14}_{6}C} \\ce{A <=>[cat] B v}',
  '\\(x^2\\), \\[\n- y\n\\]',
  `![A cell](image:${image}) ![](image:${image}) مرحبا $ب$`,
]

const nodesOf = (rendered: RenderedOrNot) => ('nodes' in rendered ? rendered.nodes : rendered)

test('what is rendered is that of its version: raise it when this changes, so that stored texts are rendered again', () => {
  const rendered = texts.flatMap((source) => [
    renderText({ source, pictures }),
    renderText({ source, pictures, isLine: true }),
  ])
  const hash = createHash('sha256')
    .update(JSON.stringify(rendered.map(nodesOf)))
    .digest('hex')
    .slice(0, 16)
  expect({ rendererVersion, hash }).toEqual({ rendererVersion: 3, hash: 'd5c2953c2112da4b' })
  for (const each of rendered) expect(each).toHaveProperty('nodes')
})
