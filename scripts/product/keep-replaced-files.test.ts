import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepReplacedFiles } from './keep-replaced-files.ts'

const hour = 60 * 60_000
let folder: string
let now = 0
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quizly-replaced-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds these files, as Vite does, and returns all that can be fetched afterwards. */
function build(...names: string[]) {
  for (const name of names) writeFileSync(join(folder, 'assets', name), '')
  const { writeBundle } = keepReplacedFiles(() => now)
  const bundle = Object.fromEntries(names.map((name) => [`assets/${name}`, {}]))
  ;(writeBundle as (options: object, files: object) => void)({ dir: folder }, bundle)
  return readdirSync(join(folder, 'assets'))
}

test('what a build replaces can be fetched for a day, counted from when it was replaced', () => {
  expect(build('a1.js', 'b.js')).toEqual(['a1.js', 'b.js'])
  now += 90 * hour
  expect(build('a2.js', 'b.js')).toEqual(['a1.js', 'a2.js', 'b.js'])
  now += 23 * hour
  expect(build('a3.js', 'b.js')).toEqual(['a1.js', 'a2.js', 'a3.js', 'b.js'])
  now += 2 * hour
  expect(build('a3.js', 'b.js')).toEqual(['a2.js', 'a3.js', 'b.js'])
  now += 25 * hour
  expect(build('a1.js', 'b.js'), 'one that is built again is no old one').toEqual(['a1.js', 'a3.js', 'b.js'])
})
