import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const exclude = ['**/node_modules', '**/dist', '**/test-results', '**/playwright-report', '**/screenshots']
const paths = globSync('{packages,apps,e2e,scripts,tools,docs}/**', { exclude })

test('files and folders are named in kebab-case', () => {
  /** A language is named by its tag, as in `pt-BR`. */
  const kebabCase = /^([a-z]{2}-[A-Z]{2}(\.md)?|\.?[a-z0-9]+([-.][a-z0-9]+)*|README\.md|LICENSE|Caddyfile)$/
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => !kebabCase.test(basename(path)))).toEqual([])
})

test('no name says nothing: call a file after what it does', () => {
  const saysNothing = /(^|[-.])(utils?|helpers?|common|managers?|misc)([-.]|$)/
  expect(paths.filter((path) => saysNothing.test(basename(path)))).toEqual([])
})

test('files of a feature in the server are routes, services, repositories, threads and tests', () => {
  const files = paths.filter((path) => /^apps\/server\/src\/features\/.*\.ts$/.test(path))
  expect(files.filter((path) => !/[-./](routes|service|repository|thread|test)\.ts$/.test(path))).toEqual([])
  // A feature may have rooms, but a room has no further folders.
  expect(files.filter((path) => !/\/features\/[^/]+\/([^/]+\/)?[^/]+$/.test(path))).toEqual([])
})
