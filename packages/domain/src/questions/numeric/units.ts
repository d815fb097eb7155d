import { type Rational, rational, times } from './rational.ts'

/** A unit as a factor of the base units, with the power of each of them; those of power 0 are left out. */
export type Unit = { factor: Rational; dimension: string }

type Powers = Record<string, number>
type Known = { factor: Rational; powers: Powers; takesPrefix: boolean }

const prefixes: Record<string, number> = {
  Q: 30,
  R: 27,
  Y: 24,
  Z: 21,
  E: 18,
  P: 15,
  T: 12,
  G: 9,
  M: 6,
  k: 3,
  h: 2,
  da: 1,
  d: -1,
  c: -2,
  m: -3,
  µ: -6,
  n: -9,
  p: -12,
  f: -15,
  a: -18,
  z: -21,
  y: -24,
  r: -27,
  q: -30,
}

/** A factor as a fraction of whole numbers, then base units with their powers. Values: BIPM 2019, NIST SP 811. */
const withPrefixes = `
  m 1 m | g 1/1000 kg | s 1 s | A 1 A | K 1 K | mol 1 mol | cd 1 cd | rad 1 | sr 1 | Hz 1 s-1 | N 1 kg m s-2
  Pa 1 kg m-1 s-2 | J 1 kg m2 s-2 | W 1 kg m2 s-3 | C 1 A s | V 1 kg m2 s-3 A-1 | F 1 kg-1 m-2 s4 A2
  Ω 1 kg m2 s-3 A-2 | S 1 kg-1 m-2 s3 A2 | Wb 1 kg m2 s-2 A-1 | T 1 kg s-2 A-1 | H 1 kg m2 s-2 A-2 | lm 1 cd
  lx 1 cd m-2 | Bq 1 s-1 | Gy 1 m2 s-2 | Sv 1 m2 s-2 | kat 1 mol s-1 | l 1/1000 m3 | L 1/1000 m3 | t 1000 kg
  bar 100000 kg m-1 s-2 | M 1000 mol m-3 | cal 4184/1000 kg m2 s-2 | Wh 3600 kg m2 s-2
  eV 1602176634/10000000000000000000000000000 kg m2 s-2 | B 8 bit | bit 1 bit`
const withoutPrefixes = `
  min 60 s | h 3600 s | d 86400 s | a 31557600 s | ° 1 ° | °C 1 K | °F 5/9 K | % 1/100 | ‰ 1/1000 | atm 101325 kg m-1 s-2
  mmHg 133322387415/1000000000 kg m-1 s-2 | ha 10000 m2 | in 254/10000 m | ft 3048/10000 m | yd 9144/10000 m
  mi 1609344/1000 m | nmi 1852 m | kn 1852/3600 m s-1 | mph 1609344/3600000 m s-1 | lb 45359237/100000000 kg
  oz 45359237/1600000000 kg | gal 3785411784/1000000000000 m3
  Å 1/10000000000 m | rpm 1/60 s-1`

const units = new Map<string, Known>([...tableOf(withPrefixes, true), ...tableOf(withoutPrefixes, false)])

function tableOf(text: string, takesPrefix: boolean): [string, Known][] {
  return text.split(/[|\n]/).flatMap((line): [string, Known][] => {
    const [symbol, factor = '', ...bases] = line.trim().split(' ')
    if (!symbol) return []
    const [num = '', den = '1'] = factor.split('/')
    const powers = Object.fromEntries(
      bases.map((base) => {
        const [, name = '', power = '1'] = /^([^\d-]+)(-?\d+)?$/.exec(base) ?? []
        return [name, Number(power)]
      }),
    )
    return [[symbol, { factor: rational(BigInt(num), BigInt(den)), powers, takesPrefix }]]
  })
}

/** What units and prefixes are called in words, in any case and number. */
const namesOfUnits = new Map(
  wordsOf(`metre m meter m gram g gramme g second s ampere A amp A kelvin K mole mol hertz Hz newton N pascal Pa joule J watt W
    coulomb C volt V farad F ohm Ω siemens S weber Wb tesla T henry H lumen lm lux lx becquerel Bq gray Gy sievert Sv
    katal kat litre l liter l tonne t electronvolt eV byte B minute min hour h day d year a degree ° deg ° degc °C degf °F
    percent % permille ‰ inch in foot ft feet ft yard yd mile mi pound lb ounce oz`),
)
const namesOfPrefixes =
  wordsOf(`quetta Q ronna R yotta Y zetta Z exa E peta P tera T giga G mega M kilo k hecto h deca da deci d
  centi c milli m micro µ nano n pico p femto f atto a zepto z yocto y ronto r quecto q`)

function wordsOf(text: string): [name: string, symbol: string][] {
  const words = text.trim().split(/\s+/)
  return words.flatMap((name, i) => (i % 2 === 0 ? [[name, words[i + 1] ?? '']] : []))
}

const longest = 60
const largestPower = 9

/** Reads `m/s²`, `m s^-2`, `m·s⁻²`, `kg*m/s^2`, `J/(kg K)`. Upper and lower case matter. Undefined for what is no unit. */
export function readUnit(text: string): Unit | undefined {
  if (text.length > longest || text.trim() === '1') return undefined
  const powers: Powers = {}
  let factor = rational(1n)
  let sign = 1
  let isInside = false
  let isAfterTerm = false
  for (const [part] of plainText(text).matchAll(/\/|\(|\)|[^\s/()*]+|\*|\s+/gu)) {
    if (/^[\s*]+$/u.test(part)) continue
    if (part === '/') {
      if (!isAfterTerm || isInside) return undefined
      sign = -1
      isAfterTerm = false
    } else if (part === '1' && !isAfterTerm && sign === 1) {
      isAfterTerm = true
    } else if (part === '(') {
      if (isInside || isAfterTerm) return undefined
      isInside = true
    } else if (part === ')') {
      if (!isInside) return undefined
      isInside = false
      sign = 1
    } else {
      const term = readTerm(part)
      if (!term) return undefined
      const power = sign * term.power
      factor = times(factor, raised(term.known.factor, power))
      for (const [base, its] of Object.entries(term.known.powers))
        powers[base] = (powers[base] ?? 0) + its * power
      if (!isInside) sign = 1
      isAfterTerm = true
    }
  }
  if (!isAfterTerm || isInside) return undefined
  const used = Object.entries(powers).filter(([, power]) => power !== 0)
  return {
    factor,
    dimension: used
      .map(([base, power]) => `${base}${power}`)
      .toSorted()
      .join(' '),
  }
}

/** One sign for multiplication, micro and ohm, and `^` before a power that stands high. */
function plainText(text: string): string {
  return text
    .trim()
    .replaceAll(/[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, (power) => `^${[...power].map(lowered).join('')}`)
    .replaceAll(/[·⋅×∙]/gu, '*')
    .replaceAll(/[−‐‑]/gu, '-')
    .replaceAll('μ', 'µ')
    .replaceAll('٪', '%')
    .replaceAll('؉', '‰')
    .replaceAll('\u2126', 'Ω')
    .replaceAll('℃', '°C')
    .replaceAll(/[º˚]/gu, '°')
}
const lowered = (sign: string) =>
  sign === '⁻' ? '-' : sign === '⁺' ? '' : String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign))

function readTerm(text: string): { known: Known; power: number } | undefined {
  const [, symbol = '', written = '1'] = /^([^\d^-]+)(?:\^?(-?\d))?$/u.exec(text) ?? []
  const known = unitOf(symbol)
  const power = Number(written)
  return known && power !== 0 && Math.abs(power) <= largestPower ? { known, power } : undefined
}

function unitOf(text: string): Known | undefined {
  const known = unitNamed(text)
  if (known) return known
  for (const length of [1, 2]) {
    const prefix = text.slice(0, length)
    const found = withPrefix(prefix === 'u' ? 'µ' : prefix, text.slice(length))
    if (found) return found
  }
  const whole = text
    .toLowerCase()
    .replace(/^(kil|meg)(?=ohm)/, (short) => (short === 'kil' ? 'kilo' : 'mega'))
  const [name = '', prefix = ''] = namesOfPrefixes.find(([each]) => whole.startsWith(each)) ?? []
  return name === ''
    ? undefined
    : (withPrefix(prefix, text.slice(name.length)) ?? withPrefix(prefix, whole.slice(name.length)))
}

function withPrefix(prefix: string, text: string): Known | undefined {
  const exponent = prefixes[prefix]
  const base = exponent === undefined ? undefined : unitNamed(text)
  return exponent !== undefined && base?.takesPrefix
    ? { ...base, factor: times(base.factor, raised(rational(10n), exponent)) }
    : undefined
}

/** By its symbol, or by its name in the singular or the plural. */
function unitNamed(text: string): Known | undefined {
  const name = text.toLowerCase()
  const symbol = namesOfUnits.get(name) ?? namesOfUnits.get(name.replace(/(?<=ch)es$|s$/, ''))
  return units.get(text) ?? (symbol === undefined ? undefined : units.get(symbol))
}

function raised({ num, den }: Rational, power: number): Rational {
  const size = BigInt(Math.abs(power))
  return power < 0 ? rational(den ** size, num ** size) : rational(num ** size, den ** size)
}

/** Temperatures convert as differences. */
export const isTemperature = (text: string): boolean => readUnit(text)?.dimension === 'K1'

const common =
  'm km cm mm kg g mg s min h A K °C mol N Pa kPa bar J kJ W kW C V Ω F Hz l ml m/s km/h m/s^2 eV T'

/** The common unit that differs from a text by one character; undefined if none does. */
export const unitLike = (text: string): string | undefined =>
  common
    .split(' ')
    .find((unit) => isOneOff(text.trim(), unit) || text.trim().toLowerCase() === unit.toLowerCase())

function isOneOff(one: string, other: string): boolean {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one]
  if (longer.length - shorter.length > 1) return false
  let at = 0
  while (at < shorter.length && longer[at] === shorter[at]) at += 1
  const rest = longer.slice(at + 1)
  return rest === shorter.slice(longer.length === shorter.length ? at + 1 : at)
}
