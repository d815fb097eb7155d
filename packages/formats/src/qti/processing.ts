import { childrenOf, textIn, type XmlElement } from '../xml.ts'

type Scalar = string | number | boolean
/** What a variable or an expression has; null is nothing. A single value is a list of one. */
export type Value = readonly Scalar[] | null

export type Declaration = {
  identifier: string
  cardinality: string
  baseType: string
  /** The right response, or the value at the start. */
  value: Value
  mapping?: Mapping | undefined
}
type Mapping = {
  least: number
  most: number
  otherwise: number
  entries: readonly { key: Scalar; to: number; isCaseSensitive: boolean }[]
}

/** An element that means something here and is not known. */
export class Unsupported extends Error {
  readonly element: XmlElement
  constructor(element: XmlElement) {
    super(element.name)
    this.element = element
  }
}
class Exit extends Error {}

/** A declaration of a response or of an outcome. */
export function declarationOf(element: XmlElement): Declaration {
  const { identifier = '', cardinality = 'single', baseType = 'string' } = element.attributes
  const [given] = [...childrenOf(element, 'correctResponse'), ...childrenOf(element, 'defaultValue')]
  const [mapping] = childrenOf(element, 'mapping')
  return {
    identifier,
    cardinality,
    baseType,
    value: given ? childrenOf(given, 'value').map((each) => scalarOf(textIn(each), baseType)) : null,
    mapping: mapping && mappingOf(mapping, baseType),
  }
}

function mappingOf(element: XmlElement, baseType: string): Mapping {
  const { lowerBound, upperBound, defaultValue } = element.attributes
  const entries = [...childrenOf(element, 'mapEntry'), ...childrenOf(element, 'mapEntries')]
  return {
    least: lowerBound === undefined ? -Infinity : Number(lowerBound),
    most: upperBound === undefined ? Infinity : Number(upperBound),
    otherwise: Number(defaultValue ?? 0),
    entries: entries.map(({ attributes: { mapKey = '', mappedValue = '0', caseSensitive } }) => ({
      key: scalarOf(mapKey, baseType),
      to: Number(mappedValue),
      isCaseSensitive: caseSensitive !== 'false',
    })),
  }
}

export function scalarOf(text: string, baseType: string): Scalar {
  const plain = text.trim()
  if (baseType === 'integer' || baseType === 'float') return Number(plain)
  if (baseType === 'boolean') return plain === 'true' || plain === '1'
  if (baseType === 'pair') return plain.split(/\s+/).toSorted().join(' ')
  return baseType === 'string' ? text : plain.replaceAll(/\s+/g, ' ')
}

/**
 * What the response processing of an item sets its outcomes to, for these responses. Throws `Unsupported` at an element that it
 * cannot repeat: random numbers, areas of a picture, operators of somebody's own.
 */
export function processed(
  rules: readonly XmlElement[],
  declared: { responses: readonly Declaration[]; outcomes: readonly Declaration[] },
  given: ReadonlyMap<string, Value>,
  budget: Budget,
): ReadonlyMap<string, Value> {
  const responses = new Map(declared.responses.map((each) => [each.identifier, each]))
  const values = new Map<string, Value>()
  for (const { identifier, baseType, value } of declared.outcomes) {
    values.set(identifier, value ?? (isNumeric(baseType) ? [0] : null))
  }
  spend(budget, declared.responses.length + declared.outcomes.length)
  const scope: Scope = { budget, responses, values, given }
  try {
    for (const rule of rules) run(rule, scope)
  } catch (error) {
    if (!(error instanceof Exit)) throw error
  }
  return values
}

/** What may still be computed for an item, in elements; `of`: for all of its file. */
export type Budget = { steps: number; of?: Budget | undefined }
export const newBudget = (steps: number, of?: Budget): Budget => ({ steps, of })

const spend = (budget: Budget, steps: number): boolean => {
  budget.steps -= steps
  return (budget.of === undefined || spend(budget.of, steps)) && budget.steps >= 0
}

type Scope = {
  budget: Budget
  responses: ReadonlyMap<string, Declaration>
  values: Map<string, Value>
  given: ReadonlyMap<string, Value>
}

const isNumeric = (baseType: string) => baseType === 'float' || baseType === 'integer'

function count(element: XmlElement, scope: Scope): void {
  if (!spend(scope.budget, 1)) throw new Unsupported(element)
}

function run(rule: XmlElement, scope: Scope): void {
  count(rule, scope)
  const [first, ...others] = childrenOf(rule)
  switch (rule.name) {
    case 'responseCondition': {
      const branch = childrenOf(rule).find((each) => {
        const [condition] = childrenOf(each)
        return each.name === 'responseElse' || (condition && isTrue(valueOf(condition, scope)))
      })
      const isElse = branch?.name === 'responseElse'
      for (const each of branch ? childrenOf(branch).slice(isElse ? 0 : 1) : []) run(each, scope)
      return
    }
    case 'setOutcomeValue':
      scope.values.set(rule.attributes['identifier'] ?? '', first ? valueOf(first, scope) : null)
      return
    case 'responseProcessingFragment':
      for (const each of first ? [first, ...others] : []) run(each, scope)
      return
    case 'exitResponse':
      throw new Exit()
    default:
      throw new Unsupported(rule)
  }
}

const isTrue = (value: Value) => value?.[0] === true
const numberIn = (value: Value) => (value && value.length > 0 ? Number(value[0]) : undefined)
const wrapped = (value: Scalar | undefined): Value => (value === undefined ? null : [value])
const sameTexts = (one: Value, other: Value) => String(one?.[0]) === String(other?.[0])

/** A variable of a response is what was given, one of an outcome what it is set to so far. */
function variable(identifier: string, { responses, values, given }: Scope): Value {
  if (!responses.has(identifier)) return values.get(identifier) ?? null
  const value = given.get(identifier)
  return value && value.length > 0 ? value : null
}

function valueOf(element: XmlElement, scope: Scope): Value {
  count(element, scope)
  const { attributes } = element
  const identifier = attributes['identifier'] ?? ''
  const parts = () => childrenOf(element).map((each) => valueOf(each, scope))
  const numbers = (): number[] | undefined => {
    const all = parts().map(numberIn)
    return all.every((each) => each !== undefined) ? all : undefined
  }
  const compared = (is: (one: number, other: number) => boolean): Value => {
    const [one, other] = numbers() ?? []
    return one === undefined || other === undefined ? null : [is(one, other)]
  }
  switch (element.name) {
    case 'baseValue':
      return [scalarOf(textIn(element), attributes['baseType'] ?? 'string')]
    case 'variable':
      return variable(identifier, scope)
    case 'correct':
      return scope.responses.get(identifier)?.value ?? null
    case 'default':
    case 'null':
      return null
    case 'mapResponse':
      return [mapped(scope.responses.get(identifier), variable(identifier, scope), element)]
    case 'isNull':
      return [parts().every((each) => each === null || each.length === 0 || each[0] === '')]
    case 'not': {
      const [value] = parts()
      return value ? [!isTrue(value)] : null
    }
    case 'and':
      return [parts().every(isTrue)]
    case 'or':
      return [parts().some(isTrue)]
    case 'match': {
      const [one = null, other = null] = parts()
      if (!one || !other) return null
      return [areSame(one, other, cardinalityOf(element, scope) !== 'ordered')]
    }
    case 'stringMatch': {
      const [one, other] = parts().map((each) => each && String(each[0]))
      if (one === undefined || other === undefined || one === null || other === null) return null
      const form = (text: string) => (attributes['caseSensitive'] === 'false' ? text.toLowerCase() : text)
      const isPart = attributes['substring'] === 'true'
      return [isPart ? form(one).includes(form(other)) : form(one) === form(other)]
    }
    case 'equal':
      return isEqual(element, numbers())
    case 'gt':
      return compared((one, other) => one > other)
    case 'gte':
      return compared((one, other) => one >= other)
    case 'lt':
      return compared((one, other) => one < other)
    case 'lte':
      return compared((one, other) => one <= other)
    case 'sum':
      return wrapped(
        parts()
          .flatMap((each) => each?.map(Number) ?? [])
          .reduce((all, each) => all + each, 0),
      )
    case 'product':
      return wrapped(numbers()?.reduce((all, each) => all * each, 1))
    case 'subtract':
    case 'divide': {
      const [one, other] = numbers() ?? []
      if (one === undefined || other === undefined) return null
      return [element.name === 'divide' ? one / other : one - other]
    }
    case 'min':
    case 'max': {
      const all = numbers()
      return all ? [element.name === 'min' ? Math.min(...all) : Math.max(...all)] : null
    }
    case 'member': {
      const [one, all] = parts()
      return one && all ? [all.some((each) => sameTexts([each], one))] : null
    }
    case 'contains': {
      const [all, some] = parts()
      return all && some ? [some.every((each) => all.includes(each))] : null
    }
    case 'multiple':
    case 'ordered': {
      const all = parts().flatMap((each) => each ?? [])
      return all.length > 0 ? all : null
    }
    case 'containerSize':
      return [parts()[0]?.length ?? 0]
    case 'index':
      return wrapped(parts()[0]?.[Number(attributes['n']) - 1])
    case 'integerToFloat':
      return parts()[0] ?? null
    case 'truncate':
    case 'round': {
      const [one] = numbers() ?? []
      return one === undefined ? null : [element.name === 'round' ? Math.round(one) : Math.trunc(one)]
    }
    default:
      throw new Unsupported(element)
  }
}

/** Of the variable that is compared. */
function cardinalityOf(element: XmlElement, { responses }: Scope): string | undefined {
  const [named] = childrenOf(element).filter(({ attributes }) => attributes['identifier'] !== undefined)
  return responses.get(named?.attributes['identifier'] ?? '')?.cardinality
}

function areSame(one: readonly Scalar[], other: readonly Scalar[], isInAnyOrder: boolean): boolean {
  const [left, right] = [one, other].map((each) => {
    const texts = each.map(String)
    return isInAnyOrder ? texts.toSorted() : texts
  })
  return JSON.stringify(left) === JSON.stringify(right)
}

function isEqual({ attributes, ...element }: XmlElement, numbers: number[] | undefined): Value {
  const [one, other] = numbers ?? []
  if (one === undefined || other === undefined) return null
  const { toleranceMode = 'exact', tolerance = '0' } = attributes
  if (!/^[\d.eE+\-\s]*$/.test(tolerance)) throw new Unsupported({ attributes, ...element })
  const [below = 0, above = below] = tolerance.trim().split(/\s+/).map(Number)
  if (toleranceMode === 'exact') return [one === other]
  const isRelative = toleranceMode === 'relative'
  const [from, to] = isRelative
    ? [one * (1 - below / 100), one * (1 + above / 100)].toSorted((low, high) => low - high)
    : [one - below, one + above]
  const isAbove = attributes['includeLowerBound'] === 'false' ? other > Number(from) : other >= Number(from)
  const isBelow = attributes['includeUpperBound'] === 'false' ? other < Number(to) : other <= Number(to)
  return [isAbove && isBelow]
}

/** Far more than a question can have. */
const mostEntries = 1_000

/** The default of a mapping is not for a response that was not given. Each value of a list counts once. */
function mapped(declaration: Declaration | undefined, value: Value, element: XmlElement): number {
  const mapping = declaration?.mapping
  if (!mapping || mapping.entries.length > mostEntries) throw new Unsupported(element)
  const sum = [...new Set(value ?? [])].reduce<number>((all, each) => {
    const entry = mapping.entries.find(({ key, isCaseSensitive }) =>
      isCaseSensitive ? key === each : String(key).toLowerCase() === String(each).toLowerCase(),
    )
    return all + (entry?.to ?? mapping.otherwise)
  }, 0)
  return Math.min(Math.max(sum, mapping.least), mapping.most)
}
