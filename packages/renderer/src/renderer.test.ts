import { richLimits } from '@quizly/domain'
import { afterEach, expect, test } from 'vitest'
import { createRenderer, type Renderer, type RendererLimits } from './renderer.ts'
import { RendererBusy } from './turns.ts'

const by = { account: 'ada' }

const hanging = new URL('hanging-testing.ts', import.meta.url)
const renderers: Renderer[] = []
function start(limits: Partial<RendererLimits> = {}, program?: URL) {
  const renderer = createRenderer(limits, program)
  renderers.push(renderer)
  return renderer
}
afterEach(() => renderers.splice(0).forEach((renderer) => renderer.close()))

test('texts are rendered in their order, by one process', async () => {
  const rendered = await start().render([{ source: '*one*' }, { source: '$x$', isLine: true }], by)
  expect(rendered).toEqual([
    { nodes: '[["em","one"]]', formulas: [], count: 2 },
    { nodes: '[["math",["mi","x"]]]', formulas: [{ from: 1, to: 2 }], count: 3 },
  ])
})

test('a text that takes too long is given up, and the next call is rendered', async () => {
  const renderer = start({ maxMsPerText: 1_500 }, hanging)
  expect(await renderer.render([{ source: 'hang' }, { source: 'never' }], by)).toEqual([
    { problems: [{ code: 'text-too-slow', from: 0, to: 4 }] },
  ])
  expect(await renderer.render([{ source: 'fine' }], by)).toEqual([
    { nodes: '["fine"]', formulas: [], count: 1 },
  ])
})

test('a process that dies or needs too much memory is replaced', async () => {
  const renderer = start({ maxMemoryMb: 32, maxMsPerText: 60_000 }, hanging)
  for (const source of ['die', 'grow']) {
    expect(await renderer.render([{ source }], by)).toMatchObject([{ problems: [{ code: 'text-too-slow' }] }])
  }
  expect(await renderer.render([{ source: 'fine' }], by)).toEqual([
    { nodes: '["fine"]', formulas: [], count: 1 },
  ])
})

test('a process that starts slowly refuses who waits, and goes on starting', async () => {
  const renderer = start({ maxMsForStart: 1 }, hanging)
  const call = () => renderer.render([{ source: 'fine' }], by)
  await expect(call()).rejects.toThrow(RendererBusy)
  await expect
    .poll(() => call().catch(() => 'still starting'))
    .toEqual([{ nodes: '["fine"]', formulas: [], count: 1 }])
})

test('who comes when too many wait is refused', async () => {
  const renderer = start({ maxWaiting: 2 })
  const calls = [1, 2].map((each) => renderer.render([{ source: `${each}` }], by))
  await expect(renderer.render([{ source: '3' }], by)).rejects.toThrow(RendererBusy)
  expect(await Promise.all(calls)).toEqual([
    [{ nodes: '["1"]', formulas: [], count: 1 }],
    [{ nodes: '["2"]', formulas: [], count: 1 }],
  ])
})

test('a text with many formulas or cells is too large by its bytes, and code is rendered without colours before that', async () => {
  const { bytesPerText } = richLimits
  const cells = `\\begin{matrix}${'&'.repeat(150)}\\end{matrix}`
  const [large, code] = await start({ maxMsPerText: 60_000 }).render(
    [{ source: `$${cells}$ `.repeat(40) }, { source: `\`\`\`js\n${'1,'.repeat(1_999)}\n\`\`\`` }],
    by,
  )
  expect(large).toMatchObject({ problems: [{ code: 'text-too-large' }] })
  const { nodes = '' } = code && 'nodes' in code ? code : {}
  expect(nodes).toContain('1,1,1,')
  expect(Buffer.byteLength(nodes)).toBeLessThan(bytesPerText)
})
