import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { memoryLimits } from '../../apps/server/src/entry/memory-limits.mjs'
import { readDockerfile } from '../image-steps.mjs'
import { commandsOf } from '../../tools/distributions/documented-commands.ts'

const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n')
const steps = readDockerfile(readFileSync('Dockerfile', 'utf8'))
const last = (keyword: string) => steps.findLast((step) => step.keyword === keyword)?.rest

describe('the image', () => {
  test('is built on nothing, runs under an account of its own, and is told from outside to stop', () => {
    expect(last('FROM')).toBe('scratch')
    expect(last('USER')).toBe('65532:65532')
    expect(last('VOLUME')).toBe('/data')
    expect(last('STOPSIGNAL')).toBe('SIGTERM')
    expect(last('HEALTHCHECK')).toBe('CMD ["/quizly/node", "/quizly/server/quizly.cjs", "health"]')
  })

  test('gives Node at once the limits that it would take', () => {
    const program = ['/quizly/node', ...memoryLimits({}), '/quizly/server/quizly.cjs']
    expect(JSON.parse(last('ENTRYPOINT') ?? '')).toEqual(program)
  })

  test('has no instruction that the steps without an engine do not carry out', () => {
    expect(() => readDockerfile('FROM scratch\nSHELL ["/bin/sh"]')).toThrow(
      'The Dockerfile has a line that is not known here: SHELL ["/bin/sh"]',
    )
    expect(readDockerfile('# why\nCOPY --from=build --chown=1:1 /a /b\n')).toEqual([
      { keyword: 'COPY', options: { from: 'build', chown: '1:1' }, rest: '/a /b' },
    ])
  })

  test('starts by a file of few lines, alone and with PostgreSQL', () => {
    expect(linesOf('compose.yaml').length).toBeLessThanOrEqual(12)
    expect(linesOf('compose.postgres.yaml').length).toBeLessThanOrEqual(20)
    for (const path of ['compose.yaml', 'compose.postgres.yaml']) {
      expect(readFileSync(path, 'utf8')).toContain("volumes: ['data:/data']\n    read_only: true")
    }
  })
})

test('docs/operating.md has commands for each way', () => {
  expect(['packed', 'single-file', 'image'].map(commandsOf)).toEqual([
    ['npx quizly'],
    ['chmod +x quizly-linux-x64', './quizly-linux-x64'],
    ['docker compose up --detach'],
  ])
  expect(() => commandsOf('none')).toThrow('docs/operating.md has no commands for the way none.')
})
