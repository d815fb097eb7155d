/** A number with its unit ("5 km"), a word or a sign. None can be read in two ways: the time is linear. */
const parts =
  /\p{N}+(?:[.,'’\s]\p{N}+)*(?:\s*[\p{L}\p{M}]{1,3}(?![\p{L}\p{M}]))?|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\S/gu

const isNumber = /^\p{N}/u
const isWord = /^[\p{L}\p{M}]/u

/** Words that turn a sentence round, in the languages of many schools. */
const negations = new Set(
  `no not non nor none never neither nothing nobody without cannot nicht nichts nie niemals kein keine keinen keinem
  keiner keines ohne weder ne pas jamais sans aucun aucune rien ni sin nunca ningún ninguno ninguna nada senza mai nessuno
  nessuna niente não nunca sem nenhum nenhuma niet geen nooit zonder bez inte ej aldrig ikke aldri uten uden ei değil
  не нет без ни никогда δεν μη όχι لا ليس 不 没 無 ない`.split(/\s+/),
)
/** Negations with an apostrophe, or with the one that was forgotten: don't, cant, n'est. */
const shortened =
  /(?:n['’]t$|^n['’]|^(?:ain|aren|can|couldn|didn|doesn|don|hadn|hasn|haven|isn|mustn|shouldn|wasn|weren|won|wouldn)t$)/u

const unitPrefix =
  '(?:quetta|ronna|yotta|zetta|exa|peta|tera|giga|mega|kilo|hecto|deca|deci|centi|milli|micro|nano|pico|femto|atto|kibi|mebi|gibi)'
const unitNames =
  'met(?:re|er)|gramm?|gramme|lit(?:re|er)|second|sekunde|seconde|segundo|volt|watt|ampere|ampère|ohm|joule|newton|pascal|hertz|mole?|kelvin|celsius|fahrenheit|byte|bit|bel|tonn?e?|calorie|kalorie|inch|foot|feet|yard|mile|ounce|pound|minute|hour|stunde|day|week|month|year|jahr|degree|grad|percent|prozent|dollar|euro|cent|penny'
const unitName = new RegExp(`^${unitPrefix}?(?:${unitNames})e?[sn]?$`, 'u')
const unitSigns = new Set(
  `m km cm dm mm nm kg mg g t s ms ns h min l ml cl dl hz khz mhz ghz v mv kv w kw mw gw j kj mj n kn pa kpa hpa mol a
  ma k f c °c °f ft yd mi mph oz lb lbs db ev kev mev kwh wh rpm ph ppm ha`.split(/\s+/),
)
/** Signs that change no meaning. A hyphen does not if it stands between letters. */
const harmless = /^[.,;:?!"“”„«»'’()[\]{}_]$/u
const hyphen = /^[-‐‑–]$/u

/** Numbers with units, negations, units and signs like a minus: the same in answers that mean the same. */
export function meaningOf(text: string): string {
  const significant: string[] = []
  for (const { 0: part, index } of text.matchAll(parts)) {
    if (isNumber.test(part)) significant.push(part.replaceAll(/\s/gu, ''))
    else if (isWord.test(part) ? isDecisive(part) : isSign(text, part, index)) significant.push(part)
  }
  return significant.join(' ')
}

function isDecisive(word: string): boolean {
  return negations.has(word) || shortened.test(word) || unitSigns.has(word) || unitName.test(word)
}

function isSign(text: string, sign: string, index: number): boolean {
  if (harmless.test(sign)) return false
  const isBetweenLetters = /[\p{L}\p{M}]$/u.test(text.slice(Math.max(0, index - 2), index))
  return !(hyphen.test(sign) && isBetweenLetters && isWord.test(text.slice(index + sign.length)))
}

const negativePrefix = /^(?:an|a|un|in|im|il|ir|de|dé|не)(?=[\p{L}\p{M}]{3})/u

/** An answer without the prefix that may turn one of its words round ("irregular"): one answer for each such word. */
export function withoutNegativePrefixes(text: string): string[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
    const [prefix = ''] = negativePrefix.exec(word) ?? []
    if (prefix === '') return []
    // Of "an" and "a", either may be the prefix.
    const lengths = prefix === 'an' ? [1, 2] : [prefix.length]
    return lengths.map((length) => text.slice(0, index) + text.slice(index + length))
  })
}
