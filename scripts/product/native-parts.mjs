// The packages with binaries, as the product runs with them: for this machine only, and without what builds them.
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const place = `${process.platform}-${process.arch}`
const packages = ['better-sqlite3', '@node-rs/argon2', 'sharp', 'detect-libc', 'semver', '@img/colour']
const unneeded =
  /^(?:deps|src|include|lib\/glib-2\.0|install|bin|binding\.gyp|.*\.(?:d\.[cm]?ts|map|gyp))(?:\/|$)/

/** Puts them into `node_modules` of that folder. @param {string} folder */
export function copyNativeParts(folder) {
  const ofMachine = ['@node-rs', '@img'].flatMap((scope) =>
    readdirSync(join('node_modules', scope))
      .filter((name) => name.includes(place))
      .map((name) => `${scope}/${name}`),
  )
  for (const name of [...packages, ...ofMachine]) {
    const from = join('node_modules', name)
    if (!existsSync(from)) throw new Error(`The package ${name} is not installed.`)
    cpSync(from, join(folder, 'node_modules', name), {
      recursive: true,
      filter: (path) => isNeeded(relative(from, path)),
    })
  }
}

function isNeeded(path) {
  if (path.startsWith('prebuilds/')) return path === `prebuilds/${place}.node`
  return !unneeded.test(path) || path === ''
}
