import type { Frame, Locator, Page } from '@playwright/test'

/** Turns what a test looks for, in English, into what stands there in another language. */
export type Translate = (wanted: string | RegExp, isWhole: boolean) => string | RegExp
/** Turns what is read from a page into English, if that is possible. */
export type ReadBack = (text: string) => string

type Wanted = string | RegExp
type Options = { exact?: boolean; name?: Wanted; description?: Wanted; hasText?: Wanted; hasNotText?: Wanted }
type Expected = {
  string?: string
  regexSource?: string
  regexFlags?: string
  matchSubstring?: boolean
  ignoreCase?: boolean
}
type Expectation = { expressionArg?: string; expectedText?: Expected[] }
type Methods = Record<string, (...given: unknown[]) => unknown>

const byText = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText']
/** Expectations about what is read or heard; values, classes and addresses have no language. */
const aboutText = /^to\.(?:have|contain)\.(?:text|accessible|title|value$)/
const readAttributes = /^(?:aria-label|aria-description|aria-valuetext|title|placeholder|alt)$/
const isPatched = Symbol('patched')

/**
 * All journeys look for English. From now on all pages of this process find the same in another language. It changes the classes of
 * Playwright, of which all these methods are public but `_expect`, through which each expectation about an element goes.
 */
export function lookInLanguage(page: Page, translate: Translate, readBack?: ReadBack): void {
  const frame = page.mainFrame()
  for (const one of [frame, page.locator('html')]) {
    const methods = Object.getPrototypeOf(one) as Methods & { [isPatched]?: true }
    if (methods[isPatched]) continue
    methods[isPatched] = true
    lookWith(methods, translate)
    if (readBack) readWith(methods, readBack)
  }
}

const change = (methods: Methods, name: string, by: (original: Methods[string]) => Methods[string]) => {
  const original = methods[name]
  if (original) methods[name] = by(original)
}

function lookWith(methods: Methods, translate: Translate): void {
  for (const name of byText)
    change(
      methods,
      name,
      (original) =>
        function (this: Locator | Frame, text, options = {}) {
          return original.call(this, translate(text as Wanted, (options as Options).exact ?? false), options)
        },
    )
  const inOptions = (given: unknown) => {
    const { exact = false, ...options } = (given ?? {}) as Options
    for (const key of ['name', 'description'] as const)
      if (options[key] !== undefined) options[key] = translate(options[key], exact)
    for (const key of ['hasText', 'hasNotText'] as const)
      if (options[key] !== undefined) options[key] = translate(options[key], false)
    return { ...options, exact }
  }
  for (const name of ['getByRole', 'locator'])
    change(
      methods,
      name,
      (original) =>
        function (this: Locator | Frame, first, options) {
          return original.call(this, first, options && inOptions(options))
        },
    )
  change(
    methods,
    'filter',
    (original) =>
      function (this: Locator, options) {
        return original.call(this, inOptions(options))
      },
  )
  change(
    methods,
    'selectOption',
    (original) =>
      async function (this: Locator | Frame, ...given) {
        const [first, options] = given
        const label = typeof first === 'string' ? first : (first as { label?: string }).label
        if (label === undefined || 'goto' in this) return original.apply(this, given)
        return original.call(this, await optionOf(this, label, translate(label, true)), options)
      },
  )
  // A locator's expectations go through its frame.
  if ('goto' in methods) change(methods, '_expect', (original) => expectWith(original, translate))
}

/** The value of the option that has this value or label, as soon as there is one. */
async function optionOf(select: Locator, wanted: string, label: string | RegExp): Promise<string> {
  const { source, flags } = typeof label === 'string' ? new RegExp(label) : label
  return select.evaluate(
    (element, [value, pattern, flag]) =>
      new Promise<string>((resolve) => {
        const look = () => {
          const options = [...(element as HTMLSelectElement).options]
          const found =
            options.find((each) => each.value === value) ??
            options.find((each) => new RegExp(pattern, flag).test(each.label))
          if (found) resolve(found.value)
          else requestAnimationFrame(look)
        }
        look()
      }),
    [wanted, source, flags] as const,
  )
}

function expectWith(original: Methods[string], translate: Translate): Methods[string] {
  return function (this: Frame, expression, options) {
    const { expectedText, expressionArg = '' } = options as Expectation
    const isAboutText =
      aboutText.test(String(expression)) ||
      (expression === 'to.have.attribute.value' && readAttributes.test(expressionArg))
    const translated = isAboutText ? expectedText?.map((each) => expected(each, translate)) : expectedText
    return original.call(this, expression, { ...(options as object), expectedText: translated })
  }
}

function expected(given: Expected, translate: Translate): Expected {
  const { string, regexSource, regexFlags, matchSubstring = false } = given
  if (string === undefined && regexSource === undefined) return given
  if (string === '') return given
  const wanted = string ?? new RegExp(regexSource ?? '', regexFlags)
  const found = translate(wanted, string !== undefined && !matchSubstring)
  if (typeof found === 'string') return { ...given, string: found }
  const { string: _, matchSubstring: __, ...rest } = given
  const flags = string !== undefined && matchSubstring ? found.flags.replace('i', '') : found.flags
  return { ...rest, regexSource: found.source, regexFlags: flags }
}

function readWith(methods: Methods, readBack: ReadBack): void {
  for (const name of [
    'textContent',
    'innerText',
    'allTextContents',
    'allInnerTexts',
    'getAttribute',
    'title',
  ])
    change(
      methods,
      name,
      (original) =>
        async function (this: Locator, ...given) {
          const read = await original.apply(this, given)
          if (Array.isArray(read)) return read.map((each) => readBack(String(each)))
          return typeof read === 'string' ? readBack(read) : read
        },
    )
}
