import { afterEach, expect, test } from 'vitest'
import { createRenderer, type Renderer, type RendererLimits } from './renderer.ts'
import { RendererBusy } from './waiting-line.ts'

const hanging = new URL('hanging-testing.ts', import.meta.url)
const renderers: Renderer[] = []
function start(limits: Partial<RendererLimits> = {}, program?: URL) {
  const renderer = createRenderer(limits, program)
  renderers.push(renderer)
  return renderer
}
afterEach(() => renderers.splice(0).forEach((renderer) => renderer.close()))

test('texts are drawn in their order, by one process', async () => {
  const drawn = await start().draw([{ source: '*one*' }, { source: '$x$', isLine: true }])
  expect(drawn).toEqual([
    { nodes: [['em', 'one']], formulas: [] },
    { nodes: [['math', ['mi', 'x']]], formulas: [{ from: 1, to: 2 }] },
  ])
})

test('a text that takes too long is given up, and the next call is drawn', async () => {
  const renderer = start({ mostMsPerText: 1_500 }, hanging)
  expect(await renderer.draw([{ source: 'hang' }, { source: 'never' }])).toEqual([
    { problems: [{ code: 'text-too-slow', from: 0, to: 4 }] },
  ])
  expect(await renderer.draw([{ source: 'fine' }])).toEqual([{ nodes: ['fine'], formulas: [] }])
})

test('a process that dies or needs too much memory is replaced', async () => {
  const renderer = start({ mostMemoryMb: 32, mostMsPerText: 60_000 }, hanging)
  for (const source of ['die', 'grow']) {
    expect(await renderer.draw([{ source }])).toMatchObject([{ problems: [{ code: 'text-too-slow' }] }])
  }
  expect(await renderer.draw([{ source: 'fine' }])).toEqual([{ nodes: ['fine'], formulas: [] }])
})

test('who comes when too many wait is refused', async () => {
  const renderer = start({ mostWaiting: 2 })
  const calls = [1, 2].map((each) => renderer.draw([{ source: `${each}` }]))
  await expect(renderer.draw([{ source: '3' }])).rejects.toThrow(RendererBusy)
  expect(await Promise.all(calls)).toEqual([
    [{ nodes: ['1'], formulas: [] }],
    [{ nodes: ['2'], formulas: [] }],
  ])
})
