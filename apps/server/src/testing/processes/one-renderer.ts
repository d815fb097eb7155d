import type * as rendering from '@quizly/renderer'
import { vi } from 'vitest'

// The processes that render texts and read pictures take a second of CPU to start, so that all tests of a worker have the same.
vi.mock('@quizly/renderer', async (original) => {
  const renderer = await original<typeof rendering>()
  const { render } = renderer.createRenderer()
  const { read } = renderer.createPictureReader()
  const close = () => {}
  return {
    ...renderer,
    createRenderer: () => ({ render, close }),
    createPictureReader: () => ({ read, close }),
  }
})
