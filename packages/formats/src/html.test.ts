import { documentOf, type DocumentNode, markdownOf } from '@quizly/renderer/document.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  documentsOf,
  grammar,
  image,
  strings,
  withUsualFormulas,
} from '../../renderer/src/document/documents-testing.ts'
import { readHtml, writtenTexts } from './html.ts'
import type { Loss } from './loss.ts'
import { htmlOf } from './markdown-html.ts'
import { FoundPictures } from './pictures.ts'

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='),
  (sign) => sign.charCodeAt(0),
)

function read(html: string, isLine = false): { document: DocumentNode; losses: Loss[] } {
  const losses: Loss[] = []
  const document = readHtml(html, {
    isLine,
    field: 'text',
    lose: (loss) => losses.push(loss),
    pictures: new FoundPictures(),
    file: (address) => (address === 'a.png' ? png : undefined),
  })
  document.check()
  return { document, losses }
}
/** The only picture has the first hash that stands for one. */
const picture = (hash: string) => (hash === image ? 'a.png' : undefined)
const asFound = (markdown: string) => markdown.replaceAll(/f0[f0]{61,62}0?/g, image)
const again = (markdown: string, isLine: boolean) => {
  const html = htmlOf(markdown, 'markdown', { isLine, picture })
  const { document, losses } = read(html, isLine)
  expect(losses).toEqual([])
  return asFound(markdownOf(document))
}
const usual = (markdown: string, isLine: boolean) =>
  markdownOf(withUsualFormulas(documentOf(markdown, { isLine })))

test.each([{ isLine: false }, { isLine: true }])(
  'Markdown is the same after it was HTML: %j',
  ({ isLine }) => {
    const sources = isLine
      ? documentsOf({ isLine }).map(markdownOf)
      : fc.oneof(grammar.blocks, documentsOf({ isLine }).map(markdownOf))
    fc.assert(
      fc.property(sources, (source) => {
        const once = usual(source, isLine)
        expect(again(once, isLine)).toBe(once)
      }),
      { numRuns: 1_000 },
    )
  },
)

const losses = (found: readonly Loss[]) =>
  found.map(({ what, params = {} }) => [what, ...Object.values(params)].join(' '))

test.each([
  ['a <b>b</b> <i>c</i> x<sub>2</sub> <code>d  e</code>', 'a **b** *c* x~2~ `d e`'],
  ['<p>a</p>\n\n<p>b<br>c</p><p>&nbsp;</p><p></p><div>d</div>', 'a\n\nb\nc\n\n\u00A0\n\nd'],
  ['a&nbsp;&nbsp; b &lt;p&gt; &eacute; 5 * 3', 'a\u00A0\u00A0 b <p> é 5 * 3'],
  ['<ul><li>a<ul><li>b</li></ul></li><ul><li>c</li></ul></ul>', '- a\n  - b\n  * c'],
  ['<ol start="3"><li><p>a</p></li><li>b</li></ol>', '3. a\n\n4. b'],
  [
    '<table><thead><tr><th>a</th><th style="text-align:right">b</th></tr></thead><tbody><tr><td>1</td><td><b>2</b></td></tr></tbody></table>',
    '| a | b |\n| --- | --: |\n| 1 | **2** |',
  ],
  ['<pre class="language-js">let a\n  b</pre>', '```js\nlet a\n  b\n```'],
  [
    '<p>If \\(x &lt; 1\\), \\[y\\] or $$z$$; costs $5 and $6</p>',
    'If $x < 1$, \\[y\\] or $$z$$; costs \\$5 and $6',
  ],
  ['\\<span></span>(x\\) $<span></span>$', '\\\\(x\\\\) \\$$'],
  ['<script type="math/tex; mode=display">x^2</script>', '$$x^2$$'],
  [
    '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">\\frac{1}{2}</annotation></semantics></math>',
    '$\\frac{1}{2}$',
  ],
  [
    '<math display="block"><mfrac><mn>1</mn><msqrt><mi>x</mi></msqrt></mfrac><mo>=</mo><msubsup><mi>a</mi><mn>12</mn><mn>3</mn></msubsup><mi>sin</mi><mo>%</mo></math>',
    '$$\\frac{1}{\\sqrt{x}} = a_{12}^3 \\sin \\%$$',
  ],
  ['<img src="a.png" alt="A [b]">', `![A \\[b\\]](image:${image})`],
  [
    '<span style="font-weight: bold; font-style: italic">a</span><b style="font-weight:normal">b</b>',
    '***a***b',
  ],
  ['<b>(a)</b>b', '**(a)\u2060**b'],
])('T412 %j without a loss', (html, markdown) => {
  const found = read(html)
  expect(losses(found.losses)).toEqual([])
  expect(asFound(markdownOf(found.document))).toBe(markdown)
})

test.each([
  [
    'a<script>alert(1)</script><style>p{}</style>',
    'a',
    ['element-dropped script 1', 'element-dropped style 1'],
  ],
  ['<video src="https://a.b/c.mp4">no film</video> a', 'a', ['element-dropped video 1']],
  ['<img src="https://a.b/c.png" alt="A tree">', '[A tree]', ['remote-picture https://a.b/c.png']],
  ['<img src="//a.b/c.png">', '', ['remote-picture //a.b/c.png']],
  ['<img src="b.png">', '', ['picture-missing b.png']],
  ['<img src="data:image/png;base64,AAAA">', '', ['picture-broken picture']],
  ['<a href="https://a.b" onclick="x()">there</a>', 'there', ['link-dropped https://a.b']],
  ['<h3>a</h3><u>b</u>', '**a**\n\nb', ['formatting-changed h3 1', 'formatting-dropped u 1']],
  [
    '<span style="color: red">a</span><span style="color:#000">b</span>',
    'ab',
    ['formatting-dropped color 1'],
  ],
  ['<foo>a</foo>', 'a', ['formatting-dropped foo 1']],
  ['<math><mtable><mtr><mtd><mi>x</mi></mtd></mtr></mtable></math>', 'x', ['formula-dropped x']],
  [
    '<table><tr><td colspan="2">a</td></tr><tr><td>b<br>c</td><td>d</td></tr></table>',
    '| a |  |\n| --- | --- |\n| b c | d |',
    ['formatting-changed table 1', 'formatting-changed td 2'],
  ],
  ['<table><tr><td><ul><li>a</li></ul></td></tr></table>', '- a', ['formatting-dropped table 1']],
  ['<ol type="a"><li>b</li></ol>', '1. b', ['formatting-changed ol 1']],
])('T413 %j with what is lost', (html, markdown, lost) => {
  const found = read(html)
  expect(losses(found.losses)).toEqual(lost)
  expect(asFound(markdownOf(found.document))).toBe(markdown)
})

test('T413 in a line there are no blocks', () => {
  const found = read('<p>a</p><p>&nbsp;</p><ul><li>b</li><li>c</li></ul><pre>d</pre>', true)
  expect(markdownOf(found.document)).toBe('a\nb\nc\n```\nd\n```')
  expect(losses(found.losses)).toEqual(['formatting-dropped ul 1'])
})

test('T412 texts of a question are plain unless one is formatted', () => {
  const [plain, formatted] = ['<p>a $x$</p><p>1. b<br>c</p>', 'x<sup>2</sup>'].map(
    (html) => read(html).document,
  ) as [DocumentNode, DocumentNode]
  expect(writtenTexts([plain])).toEqual({ texts: ['a $x$\n\n1. b\nc'] })
  expect(writtenTexts([plain, formatted])).toEqual({
    format: 'markdown',
    texts: ['a \\$x$\n\n1\\. b\nc', 'x^2^'],
  })
})

test('T412 a plain text is the same after it was HTML', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(strings, fc.constantFrom('\n', '\n\n', '\\(x\\)', '$$x$$', '<b>', '  ', '&amp;'))),
      fc.boolean(),
      (parts, isLine) => {
        const text = parts
          .join('')
          .replaceAll(/[\t\u00A0\u2060]/g, 'a')
          .replaceAll(/ +$/gm, '')
          .replaceAll(/\n{3,}/g, '\n\n')
          .trim()
        const found = read(htmlOf(text, undefined, { isLine, picture }), isLine)
        expect(found.losses).toEqual([])
        expect(writtenTexts([found.document])).toEqual({ texts: [text] })
      },
    ),
    { numRuns: 1_000 },
  )
})

test('T414 what is deep or large is read in time, without recursion that the file decides', () => {
  const deep = read(`${'<b><i><sub>'.repeat(1_500)}a`)
  expect(losses(deep.losses).join()).toContain('formatting-dropped')
  expect(markdownOf(deep.document)).toContain('a')
  const wide = read(
    '<p>' + Array.from({ length: 3_000 }, (_, x) => `<b x=${x}>`).join('') + '<p>a'.repeat(3_000),
  )
  expect(losses(wide.losses)).toEqual(['text-too-large 5000'])
  const long = read('\\( $$ \\[ '.repeat(1_000_000))
  expect(losses(long.losses)).toEqual(['text-too-large 100000'])
  const nested = read('<table><tr><td>'.repeat(1_000))
  expect(losses(nested.losses)).toContain('formatting-dropped table 201')
})
