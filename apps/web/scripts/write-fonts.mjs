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
 * What a formula is built with: what grows with its content, and the operators, so that they stand at the height of fraction
 * bars. Letters are those of the device, because a serif keeps a and α, v and ν, I and l apart.
 */
const signs =
  ' ()[]{}|‖⟨⟩⌊⌋⌈⌉√∑∏∐∫∬∭∮⋃⋂⋁⋀⨁⨂+−±∓×÷⋅∗=≠<>≤≥≪≫≈≡∼≃≅∝∈∉⊂⊆⊃⊇∪∩→←↔⇒⇐⇔↦⇌⟶⟹⟺↑↓∥⟂⊥⏞⏟⎴⎵\u0302\u0303\u20d7\u0305ˆ˜¯‾'
const mathFont = fileURLToPath(new URL('.', import.meta.resolve('@fontsource/noto-sans-math')))
writeFileSync(
  `${target}noto-sans-math/noto-sans-math-signs.woff2`,
  await subsetFont(readFileSync(`${mathFont}files/noto-sans-math-latin-400-normal.woff2`), signs, {
    targetFormat: 'woff2',
    keepFeatures: [],
    noHinting: true,
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'gasp'],
    preserveNameIds: [0, 1, 2, 13, 14],
  }),
)
copyFileSync(`${mathFont}LICENSE`, `${target}noto-sans-math/LICENSE`)
