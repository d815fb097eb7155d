// @vitest-environment happy-dom
import type { Schema } from 'prosemirror-model'
import { describe, expect, test } from 'vitest'
import { inOneParagraph, pasteLimits, readPastedHtml, readPastedText } from './paste.ts'
import { lineSchema, markdownOf, textSchema } from '@quizly/renderer/document.ts'

const [own, foreign] = ['a'.repeat(64), 'b'.repeat(64)]

function pasted(html: string, schema: Schema = textSchema) {
  let count = 0
  const read = readPastedHtml(html, schema, {
    nextName: () => `file-${++count}`,
    maySee: (hash) => hash === own,
  })
  if (!read) throw new Error('It is too large')
  const { slice, files, leftOut } = read
  const document = schema.node('doc', null, slice.content)
  document.check()
  const left = Object.fromEntries(Object.entries(leftOut).filter(([, number]) => number > 0))
  return { source: markdownOf(document), document, files, left }
}

/** As Word on a desktop writes it. */
const ofWord = (
  inside: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} @list l0:level1 {mso-level-text:x} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
${inside}
<!--EndFragment--></body></html>`
const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

describe('Word', () => {
  test('keeps bold, italic, sub- and superscript, and drops what is empty', () => {
    const { source, left } = pasted(
      ofWord(`<h1>Cells<o:p></o:p></h1><p class=MsoNormal><b>Bold</b> and <i>italic</i>,
H<sub>2</sub>O, 10<sup>3</sup> <span style='color:red'>red</span> <s>old</s> <a href="https://example.org">link</a><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Next<br>line</p>`),
    )
    expect(source).toBe('**Cells**\n\n**Bold** and *italic*, H~2~O, 10^3^ red old link\n\nNext\nline')
    expect(left).toEqual({})
  })

  test('has lists that are paragraphs with levels', () => {
    const lists = [
      item(1, '·', 'one'),
      item(2, 'o', 'two'),
      item(2, 'o', '<b>three</b>'),
      item(1, '·', 'four'),
      '<p class=MsoNormal>between</p>',
      item(1, '3.', 'five'),
      item(2, 'a)', 'six'),
      item(1, '4.', 'seven'),
    ]
    expect(pasted(ofWord(lists.join('\n'))).source).toBe(
      '- one\n  - two\n  - **three**\n- four\n\nbetween\n\n3. five\n   1. six\n4. seven',
    )
  })

  test('has tables with cells that span several', () => {
    const { source } = pasted(
      ofWord(`<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal><b>Name</b><o:p></o:p></p></td>
<td colspan=2><p class=MsoNormal align=center style='text-align:center'>Sizes</p></td></tr>
<tr><td rowspan=2><p>a | b</p></td><td><p>1</p><p>2</p></td><td align=right><p>3<br>4</p></td></tr>
<tr><td><p>5</p></td><td><p><o:p>&nbsp;</o:p></p></td></tr></table>`),
    )
    expect(source).toBe('| **Name** | Sizes |  |\n| --- | --- | --- |\n| a \\| b | 1 2 | 3 4 |\n|  | 5 |  |')
  })

  test('counts drawings, pictures of files, and formulas', () => {
    const { source, left } = pasted(
      ofWord(`<p class=MsoNormal>a<!--[if gte vml 1]><v:shape id="x"><v:textbox></v:textbox></v:shape><![endif]--><![if !vml]><img width=20 height=20 src="file:///C:/a/image001.png"><![endif]>
<!--[if gte vml 1]><v:shape id="y"><v:imagedata src="file:///C:/a/image002.png"/></v:shape><![endif]--><![if !vml]><img width=20 height=20 src="file:///C:/a/image002.png"><![endif]>
<!--[if gte msEquation 12]><m:oMath><m:r>x</m:r></m:oMath><![endif]--><![if !msEquation]><span><img width=20 height=20 src="file:///C:/a/image003.png"></span><![endif]> b</p>`),
    )
    expect(source).toBe('a b')
    expect(left).toEqual({ drawings: 1, pictures: 1, formulas: 1 })
  })

  test('in a browser has items that tell their level', () => {
    const each = (level: number, text: string) =>
      `<div class="ListContainerWrapper"><ul class="BulletListStyle${level}"><li role="listitem" data-aria-level="${level}"><p class="Paragraph"><span class="TextRun">${text}</span></p></li></ul></div>`
    expect(pasted(`<div>${each(1, 'a')}${each(2, 'b')}${each(1, 'c')}</div>`).source).toBe('- a\n  - b\n- c')
  })
})

describe('Google Docs', () => {
  test('has styles instead of elements, and all in one that is bold by its name alone', () => {
    const { source, left } =
      pasted(`<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">Bold</span><span style="font-weight:400;white-space:pre-wrap;"> and </span><span style="font-weight:400;font-style:italic;">italic</span><span style="font-weight:400;"> x</span><span style="font-weight:400;"><span style="font-size:0.6em;vertical-align:super;">2</span></span></p><br>
<ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">one</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>two</span></p></li></ul><li><p role="presentation"><span>three</span></p></li></ul>
<p><span><span style="border:none;display:inline-block;width:624px;height:200px;"><img src="https://lh7-rt.googleusercontent.com/docsz/key" width="624" height="200"></span></span></p>
<div dir="ltr" align="left"><table style="border:none"><colgroup><col width="300"/></colgroup><tbody><tr><td style="text-align:center"><p>a</p></td><td><p>b</p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`)
    expect(source).toBe('**Bold** and *italic* x^2^\n\n- one\n  - two\n- three\n\n| a | b |\n| :-: | --- |')
    expect(left).toEqual({ pictures: 1 })
  })
})

describe('LibreOffice and pages', () => {
  test('LibreOffice has fonts, and pictures that come along', () => {
    const { source, files, left } =
      pasted(`<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2"/><style>p { margin: 0 }</style></head>
<body lang="de-DE" dir="ltr"><p style="margin-bottom: 0cm"><font color="#c9211e"><b>Wichtig</b></font>: siehe</p>
<ol start="4"><li><p>vier</p></li><li><p>fünf</p></li></ol><hr/><pre class="western">let a
  b</pre>
<p><img src="data:image/png;base64,iVBORw0KGgo=" name="Bild1" alt="Eine Zelle" width="64" height="48"/></p>
<p><img src="data:image/svg+xml;base64,PHN2Zy8+" alt="x"></p></body></html>`)
    expect(source).toBe('**Wichtig**: siehe\n\n4. vier\n5. fünf\n\n---\n\n```\nlet a\n  b\n```')
    expect(files).toMatchObject([
      { pending: 'file-1', file: { name: 'picture.png', type: 'image/png', size: 8 } },
    ])
    expect(left).toEqual({ drawings: 1 })
  })

  test('a page has formulas with their TeX: KaTeX, Wikipedia, MathJax', () => {
    const annotated = (tex: string) =>
      `<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math>`
    const { source, left } =
      pasted(`<p>If <span class="katex"><span class="katex-mathml">${annotated('x^2')}</span><span class="katex-html" aria-hidden="true"><span>x</span>2</span></span>, then</p>
<p><span class="katex-display"><span class="katex"><span class="katex-mathml">${annotated('y')}</span><span class="katex-html">y</span></span></span></p>
<p>so <span class="mwe-math-element"><span class="mwe-math-mathml-inline mwe-math-mathml-a11y" style="display: none;">${annotated('{\\displaystyle \\alpha }')}</span><img src="https://wikimedia.org/api/rest_v1/media/math/render/svg/0" class="mwe-math-fallback-image-inline" alt="{\\displaystyle \\alpha }"></span>
and <mjx-container><mjx-math data-latex="a_1"></mjx-math></mjx-container>, <math><mi>q</mi></math>, <math alttext="z"><mi>z</mi></math></p>`)
    expect(source).toBe('If $x^2$, then\n\n$$y$$\n\nso $\\alpha$ and $a_1$, , $z$')
    expect(left).toEqual({ formulas: 1 })
  })

  test('a page loses its scripts, its menus of form and what is hidden, and tells what it was', () => {
    const { source, left } =
      pasted(`<article onclick="alert(1)"><h2>Title</h2><script>alert(1)</script><style>a{}</style>
<p hidden>no</p><p style="display:none">no</p><p>Text <img src=x onerror="alert(1)"><img src="https://a.b/p.gif" width="1" height="1"><img alt="🎉" src="https://a.b/e.png">
<svg aria-hidden="true"></svg><svg width="300" height="200"><text>t</text></svg><canvas></canvas></p>
<video src="a.mp4"></video><iframe src="about:blank#youtube.com/embed/1"></iframe><iframe src="about:blank"></iframe><audio></audio><input type="text"><button>Copy</button>
<blockquote><p>said</p></blockquote><dl><dt>term</dt><dd>what it is</dd></dl><table><tr><td><p>for layout</p></td></tr></table>
<div class="highlight"><pre class="highlight-source-js"><code><span>let</span> a<br>b</code></pre></div><p><code>x * y</code></p></article>`)
    expect(source).toBe(
      '**Title**\n\nText 🎉\n\n> said\n\n**term**\n\nwhat it is\n\nfor layout\n\n```js\nlet a\nb\n```\n\n`x * y`',
    )
    expect(left).toEqual({ drawings: 2, videos: 2, pictures: 1, other: 3 })
  })

  test('an editor of code puts lines into elements', () => {
    const { source } = pasted(
      `<div style="color: #ccc;font-family: Consolas, 'Courier New', monospace;white-space: pre;"><div><span>if</span> x:</div><div>    y</div><br><div>z</div></div>`,
    )
    expect(source).toBe('```\nif x:\n    y\n\nz\n```')
  })
})

describe('Quizly itself', () => {
  test('keeps its formulas, and pictures that the person may see', () => {
    const { source, left } = pasted(
      `<p data-pm-slice="1 1 []">a <span data-formula="$x^2$">x</span> <img data-image="${own}" alt="A cell"> <img data-image="${foreign}" alt="B"></p><div data-formula="$$\ny\n$$">y</div>
<p>shown: <img class="pic" alt="A cell" src="/media/pass/${own}.webp" width="6" height="5"> <img alt="B" src="https://quiz.example/media/pass/${foreign}.webp"></p>`,
    )
    expect(source).toBe(`a $x^2$ ![A cell](image:${own})\n\n$$\ny\n$$\n\nshown: ![A cell](image:${own})`)
    expect(left).toEqual({ pictures: 2 })
  })
})

test('in a line there are lines instead of paragraphs, items and cells', () => {
  const { source } = pasted(
    '<p><b>a</b></p><ul><li>b<ul><li>c</li></ul></li></ul><table><tr><td>d</td><td>e</td></tr></table><pre>f\ng</pre>',
    lineSchema,
  )
  expect(source).toBe('**a**\nb\nc\nd\ne\n```\nf\ng\n```')
})

test('what is too large is refused before it is read', () => {
  const options = { nextName: () => 'a', maySee: () => true }
  expect(readPastedHtml('<p>a</p>'.repeat(pasteLimits.html / 8 + 1), textSchema, options)).toBeUndefined()
  expect(readPastedHtml(`<p>${'a'.repeat(pasteLimits.text + 1)}</p>`, textSchema, options)).toBeUndefined()
  expect(readPastedText('a'.repeat(pasteLimits.text + 1), textSchema)).toBeUndefined()
  expect(readPastedHtml('<b>'.repeat(pasteLimits.depth + 1), textSchema, options)).toBeUndefined()
  expect(readPastedHtml('<p>a'.repeat(pasteLimits.depth + 1), textSchema, options)).toBeDefined()
  const picture = `<img src="data:image/png;base64,${'A'.repeat(6_000_000)}">`
  expect(readPastedHtml(picture, textSchema, options)?.files).toHaveLength(1)
  expect(
    readPastedHtml(`<img src="data:image/png;base64,${'A'.repeat(14_000_000)}">`, textSchema, options)
      ?.leftOut.pictures,
  ).toBe(1)
})

test('a plain text has formulas where it looks like it, and is plain otherwise', () => {
  const document = (text: string, schema: Schema = textSchema) => {
    const slice = readPastedText(text, schema)
    return markdownOf(schema.node('doc', null, slice?.content))
  }
  expect(document('If $x^2$, then **no** bold\n\n- item')).toBe(
    'If $x^2$, then \\*\\*no\\*\\* bold\n\n\\- item',
  )
  expect(document('a\nb', lineSchema)).toBe('a\nb')
})

test('a cell takes lists, lines and tables as one paragraph', () => {
  const { document } = pasted(
    '<p>a<br><b>b</b></p><ul><li>c</li></ul><table><tr><td>d</td><td>e</td></tr></table>',
  )
  const slice = inOneParagraph(document.slice(0), textSchema)
  expect(markdownOf(textSchema.node('doc', null, [textSchema.node('paragraph', null, slice.content)]))).toBe(
    'a **b** c d e',
  )
})
