import { expect, test } from 'vitest'
import { circles, importsOf } from '../house/imports.ts'
import { readSources } from '../house/sources.ts'
import { tangles } from '../house/tangles.ts'

const sources = readSources()
const shipped = sources.filter(({ kind }) => kind === 'product')

test('no files import each other in a circle, not even by types', () => {
  expect(circles(importsOf(sources))).toEqual([])
  expect(Object.values(tangles(importsOf(shipped))).flat()).toEqual([])
})
