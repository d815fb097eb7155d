import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { productFolder } from '../../scripts/product/product.mjs'
import { demand } from './smoke.ts'

const sources = [
  'apps',
  'packages',
  'scripts',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]

/** The list of native parts names those of the machine that builds. */
const mayDiffer = new Set(['server/native-parts.json'])

/** Builds these sources once more, in another folder: every byte is the same. */
export async function tryTwice(folder: string): Promise<string[]> {
  for (const name of sources) {
    const isSource = (path: string) => !/\/(?:node_modules|dist)$/.test(path)
    cpSync(name, join(folder, name), { recursive: true, filter: isSource })
  }
  linkModules(folder)
  const program = `const { ensureBuilt } = await import('./scripts/bootstrap.mjs')
    await ensureBuilt(['web', 'server'])
    const { makeProduct } = await import('./scripts/product/product.mjs')
    makeProduct()`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    encoding: 'utf8',
  })
  demand(status === 0, `it could not be built again: ${stderr}`)
  const [first, second] = [productFolder, join(folder, productFolder)].map(hashes)
  const names = [...new Set([...Object.keys(first ?? {}), ...Object.keys(second ?? {})])]
  const different = names.filter((name) => first?.[name] !== second?.[name] && !mayDiffer.has(name))
  demand(different.length === 0, `another build has other bytes in ${different.join(', ')}`)
  return [`${names.length} files have the same bytes in a build of the same sources in another folder`]
}

/**
 * Those of each package too, which may need another version. Links to the folders would not do: then our own packages would
 * be those of this folder.
 */
function linkModules(folder: string): void {
  for (const modules of globSync(['node_modules', '{apps,packages}/*/node_modules'])) {
    const place = join(folder, dirname(modules))
    if (spawnSync('cp', ['-al', modules, place]).status === 0) continue
    const copies = spawnSync('cp', ['-a', modules, place], { encoding: 'utf8' })
    demand(copies.status === 0, `the packages could not be copied: ${copies.stderr}`)
  }
}

function hashes(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => statSync(join(root, name)).isFile())
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, name)))
      .digest('hex')
  return Object.fromEntries(files.map((name) => [name, hashOf(name)]))
}
