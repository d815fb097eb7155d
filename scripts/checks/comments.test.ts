import { expect, test } from 'vitest'
import { commentShare, readSources } from '../house/sources.ts'

/** In percent of the lines that are not empty. The aims are 5 in apps and 10 in packages. */
const limits = { apps: 7.5, packages: 14.5 }

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
