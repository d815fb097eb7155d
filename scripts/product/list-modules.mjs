import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of Rolldown and Vite: writes beside what they build which packages' files are in it, for the list of licences. */
export function listModules() {
  return {
    name: 'list-modules',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
      // What a plugin has made is no file, though its name may contain one.
      const files = modules.filter((id) => !id.startsWith('\0'))
      const packages = files.flatMap((id) => /.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? [])
      writeFileSync(join(dir, '.packages.json'), JSON.stringify([...new Set(packages)].toSorted()))
    },
  }
}
