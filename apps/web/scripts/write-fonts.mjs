// Writes src/styles/fonts/: the typeface with only the weights and characters that Quizly uses, at three
// fifths of its size. Run with: node scripts/write-fonts.mjs
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const source = fileURLToPath(
  new URL('.', import.meta.resolve('@fontsource-variable/atkinson-hyperlegible-next')),
)
const target = fileURLToPath(new URL('../src/styles/fonts/', import.meta.url))

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
/**
 * Western European languages. tokens.css lists the same characters, so that the browser takes others from
 * another font.
 */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…‹›′″€™←↑→↓−`
const basicFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'rlig', 'tnum']

/** Those of these characters that the original file with this name has. */
async function writeSubset(name, characters, keepFeatures) {
  const font = readFileSync(`${source}files/${name}`)
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    keepFeatures,
    // Widths between the weights can be computed from the outlines too.
    dropTables: ['HVAR'],
    // Its owner and its licence.
    preserveNameIds: [0, 1, 2, 13, 14],
  }
  const subset = await subsetFont(font, characters, options)
  writeFileSync(target + name, subset)
}

await writeSubset('atkinson-hyperlegible-next-latin-wght-normal.woff2', latin, basicFeatures)
const withMarks = [...basicFeatures, 'mark', 'mkmk']
await writeSubset('atkinson-hyperlegible-next-latin-ext-wght-normal.woff2', range(0x20, 0xd7ff), withMarks)
copyFileSync(`${source}LICENSE`, `${target}LICENSE`)

/**
 * All that a formula is made of comes from STIX Two Math, which is in no package of npm: its file is `source/STIXTwoMath.input.ttf` (2.12) of
 * https://github.com/stipub/stixfonts, beside `OFL.txt`. Run with: node scripts/write-fonts.mjs FOLDER
 */
const [folder] = process.argv.slice(2)
if (folder) await writeMathFonts(folder)

async function writeMathFonts(from) {
  const signs =
    ' ()[]{}|‖⟨⟩⌊⌋⌈⌉√∑∏∐∫∬∭∮⋃⋂⋁⋀⨁⨂+−±∓×÷⋅∗=≠<>≤≥≪≫≈≡∼≃≅∝∈∉⊂⊆⊃⊇∪∩→←↔⇒⇐⇔↦⇌⟶⟹⟺↑↓∥⟂⊥⏞⏟⎴⎵ˆ˜¯‾' +
    '∖∅∀∃¬∧∨∂∇∞ℏℓ∠°′″‴…⋯⋮⋱⊕⊗⊖∘∙∣∤⊢⊨∴∵△□•%‰µÅ⇀↼⇋⟵⟷⇑⇓↕∁≔' +
    '\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u030a\u030c\u0338\u20d7'
  const greek = `${range(0x391, 0x3c9)}ϑϕϖϱϵ`
  const italic = `${range(0x1d434, 0x1d467)}ℎ${range(0x1d6e2, 0x1d71b)}`
  const bold = `${range(0x1d400, 0x1d433)}${range(0x1d7ce, 0x1d7d7)}`
  const hollow = `ℂℍℕℙℚℝℤ${range(0x1d538, 0x1d550)}𝟙`
  const script = `${range(0x1d49c, 0x1d4b5)}ℬℰℱℋℐℒℳℛ`
  const frequent = signs + range(0x21, 0x7e) + range(0xc0, 0xff) + greek + italic + bold + hollow + script
  const isFrequent = new Set(frequent)
  const blocks = [
    [0x2100, 0x214f],
    [0x2190, 0x22ff],
    [0x25a0, 0x25ff],
    [0x27c0, 0x27ff],
    [0x2a00, 0x2aff],
    [0x1d400, 0x1d7ff],
  ]
  const others = blocks
    .flatMap(([first, last]) => [...range(first, last)])
    .filter((sign) => !isFrequent.has(sign))
  const font = readFileSync(`${from}/STIXTwoMath.input.ttf`)
  for (const [name, characters] of Object.entries({ frequent, others: others.join('') })) {
    const subset = await subsetFont(font, characters, {
      targetFormat: 'woff2',
      // Primes of the size that they have beside a letter.
      keepFeatures: ['ss04'],
      noHinting: true,
      dropTables: ['DSIG', 'GDEF', 'GPOS'],
      preserveNameIds: [0, 1, 2, 13, 14],
    })
    writeFileSync(`${target}stix-two-math/stix-two-math-${name}.woff2`, subset)
  }
  copyFileSync(`${from}/OFL.txt`, `${target}stix-two-math/LICENSE`)
}
