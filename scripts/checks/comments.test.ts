import { expect, test } from 'vitest'
import { commentShare, readSources } from '../house/sources.ts'

/** In percent of the lines that are not empty. */
const limits = { apps: 5, packages: 10 }

test('comments stay a small share of the lines of the product', () => {
  const sources = readSources().filter(({ kind }) => kind === 'product')
  const shares = Object.keys(limits).map((folder) => {
    const share = commentShare(sources.filter(({ path }) => path.startsWith(`${folder}/`)))
    return [folder, Number((share * 100).toFixed(1))] as const
  })
  console.log(`Comments: ${shares.map(([folder, percent]) => `${percent} % of ${folder}`).join(', ')}`)
  for (const [folder, percent] of shares)
    expect([folder, percent <= limits[folder as 'apps']]).toEqual([folder, true])
})
