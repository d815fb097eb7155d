import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

/** What names a side of the screen. A page from right to left needs the side of the text: start and end. */
const physical = [
  /^(?:left|right)$/,
  /^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)/,
  /^border-(?:top|bottom)-(?:left|right)-radius$/,
]
const ofSides = /^(?:margin|padding|inset|border-(?:width|color|style)|scroll-(?:margin|padding))$/
const physicalValue = /^(?:left|right)$|translate(?:X|3d)?\((?!0)|translateX/

/** `0 calc(1px + 2px)` has two values. */
function valuesIn(text: string): string[] {
  let depth = 0
  return [...text]
    .map((char) => {
      depth += Number(char === '(') - Number(char === ')')
      return char === ' ' && depth > 0 ? '_' : char
    })
    .join('')
    .split(' ')
}

/** Whether it says for left and right something different, in the order top, right, bottom, left. */
function hasTwoSides(property: string, value: string): boolean {
  const [one, two, three, four] = valuesIn(value)
  if (four === undefined) return false
  return property === 'border-radius' ? one !== two || three !== four : ofSides.test(property) && two !== four
}

/** Each declaration of a style sheet that names a side, as `file:line property: value`. */
function physicalDeclarations(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, i) => {
    const [, property = '', value = ''] = /^\s*([a-z-]+)\s*:\s*(.*?);?$/.exec(line) ?? []
    const isPhysical =
      physical.some((pattern) => pattern.test(property)) ||
      hasTwoSides(property, value) ||
      (/^(?:text-align|float|clear|transform)$/.test(property) && physicalValue.test(value))
    return isPhysical ? [`${path}:${i + 1} ${property}: ${value}`] : []
  })
}

test('styles name the side of the text, not the side of the screen', () => {
  const paths = projectFiles('apps/web/{src,public}/**/*.css')
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.flatMap((path) => physicalDeclarations(path, readFileSync(path, 'utf8')))).toEqual([])
})

/** Each rule for what a pointer is over that a screen without such a pointer has too, as `file: selector`. */
function hoveredEverywhere(path: string, text: string): string[] {
  const open: string[] = []
  const found: string[] = []
  for (const [, head = '', brace] of text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop()
    if (brace !== '{') continue
    const isHovered = head.includes(':hover') && !open.some((each) => each.includes('(hover: hover)'))
    if (isHovered) found.push(`${path}: ${head.trim()}`)
    open.push(head)
  }
  return found
}

test('what a pointer is over looks different only where a pointer can hover: after a touch it would stay so', () => {
  const paths = projectFiles('apps/web/{src,public}/**/*.css')
  expect(paths.flatMap((path) => hoveredEverywhere(path, readFileSync(path, 'utf8')))).toEqual([])
})

test('a rule for every screen is found also after one for pointers', () => {
  const style =
    '@media (hover: hover) {\n  a:hover {\n    color: red;\n  }\n}\n.b,\n.c:hover {\n  color: red;\n}'
  expect(hoveredEverywhere('a.css', style)).toEqual(['a.css: .b,\n.c:hover'])
})

test('styles use only properties that some style or element sets', () => {
  const texts = projectFiles('apps/web/src/**/*.{css,ts,tsx}').map((path) => readFileSync(path, 'utf8'))
  const namesIn = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name))
  const isSet = new Set(namesIn(/(--[\w-]+)[':]/g))
  expect(isSet.size).toBeGreaterThan(20)
  expect(namesIn(/var\((--[\w-]+)[,)]/g).filter((name) => !isSet.has(name))).toEqual([])
})

test('a constant of the styles is declared once, and no script reads it', () => {
  const home = 'apps/web/src/styles/constants.css'
  const constants = [...readFileSync(home, 'utf8').matchAll(/^ {2}(--[\w-]+):/gm)].map(
    ([, name = '']) => name,
  )
  expect(constants.length).toBeGreaterThan(20)
  const found = projectFiles('apps/web/src/**/*.{css,ts,tsx}').flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    const sought = path.endsWith('.css') ? ':' : ''
    return constants
      .filter((name) => new RegExp(`${name}(?![\\w-])${sought}`).test(text))
      .map((name) => `${path} ${name}`)
  })
  expect(found).toEqual(constants.map((name) => `${home} ${name}`))
})

test('styles say no words, which no language could replace', () => {
  const said = projectFiles('apps/web/src/**/*.css').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/content:\s*['"].*\p{L}.*/gu)].map(
      ([found]) => `${path} ${found}`,
    ),
  )
  expect(said).toEqual([])
})

test('a declaration that names a side is found with its line', () => {
  const style =
    '.a {\n  margin-left: 1px;\n  margin-inline-start: 1px;\n  text-align: right;\n  transform: translateX(2px);\n  padding: 0 1px 0 calc(1px + var(--a));\n  padding: 0 1px 0 1px;\n}'
  expect(physicalDeclarations('a.css', style)).toEqual([
    'a.css:2 margin-left: 1px',
    'a.css:4 text-align: right',
    'a.css:5 transform: translateX(2px)',
    'a.css:6 padding: 0 1px 0 calc(1px + var(--a))',
  ])
})
