// THIRD-PARTY.md: whose work is shipped, and under which licence.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What lies in the product, or is installed with it, without being a part of a bundle. */
const beside = [
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'better-sqlite3',
  'node-addon-api',
  'sharp',
  'detect-libc',
  ...readdirSync('node_modules/@img').map((name) => `@img/${name}`),
]
const ofMachine = /-(?:linux|linuxmusl|darwin|win32)-\w+$/

const others = [
  {
    name: 'Atkinson Hyperlegible Next (the font)',
    licence: 'OFL-1.1',
    text: readFileSync('apps/web/src/styles/fonts/LICENSE', 'utf8'),
  },
  {
    name: 'STIX Two Math (the font of formulas)',
    licence: 'OFL-1.1',
    text: readFileSync('apps/web/src/styles/fonts/stix-two-math/LICENSE', 'utf8'),
  },
  {
    name: 'Swagger UI (the page that describes the API)',
    licence: 'Apache-2.0',
    text: textIn('node_modules/@opentelemetry/api'),
  },
  {
    name: 'zxcvbn-ts (the ranking of the passwords that are guessed first)',
    licence: 'MIT',
    text: '',
  },
  {
    name: 'SQLite (a part of better-sqlite3)',
    licence: 'public domain',
    text: '',
  },
]

/** The text of that file. @param {readonly string[]} folders where packages of the bundles lie @returns {string} */
export function thirdParty(folders) {
  const named = [...folders, ...beside.map((name) => join('node_modules', name))].map(describe)
  const all = [...new Map([...named, ...others].map((each) => [each.name, each])).values()].toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )
  const byText = new Map()
  for (const { name, licence, text } of all)
    byText.set(text, [...(byText.get(text) ?? []), `- ${name}: ${licence}`])
  const parts = [...byText].map(([text, names]) => [names.join('\n'), indented(text)].join('\n\n').trimEnd())
  return `# What Quizly is made of\n\nQuizly itself is under the licence in LICENSE. It contains the work of others:\n\n${parts.join('\n\n')}\n`
}

function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const text = textIn(folder)
  return {
    name: `${name.replace(ofMachine, '')} ${version}${text ? '' : ` (https://www.npmjs.com/package/${name})`}`,
    licence: license ?? 'see its text',
    text,
  }
}

/** The licence of a package, as it brings it. */
function textIn(folder) {
  const name = existsSync(folder) && readdirSync(folder).find((file) => /^licen[cs]e|^copying/i.test(file))
  return name ? readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim() : ''
}

const indented = (text) => text.replaceAll(/^(?=.)/gm, '    ')
