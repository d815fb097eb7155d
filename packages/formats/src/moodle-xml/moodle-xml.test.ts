import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WrittenItem } from '../item.ts'
import { pictures, writtenItems } from '../questions-testing.ts'
import { childOf, childrenOf, readXml, textIn, type XmlElement } from '../xml.ts'
import probes from './fixtures/probes.json' with { type: 'json' }
import { unexplained } from './again-testing.ts'
import { moodleXml } from './moodle-xml.ts'
import { summaryOf } from './summary-testing.ts'

const write = (items: readonly WrittenItem[]) => {
  const written = moodleXml.write?.(items, { title: 'Metals / 1', pictures })
  if (!written) throw new Error('nothing is written')
  return written
}
test('T417 what is written and read again is the same but for the losses named', async () => {
  let [same, refused] = [0, 0]
  await fc.assert(
    fc.asyncProperty(writtenItems, async (item) => {
      const written = write([item])
      const read = await moodleXml.read(written.parts)
      const [losses = []] = written.losses
      expect(read.losses).toEqual([])
      if (losses.some(({ kind }) => kind === 'refused')) {
        refused++
        expect(read.items).toEqual([])
        return
      }
      const [only] = read.items
      if (!only) throw new Error('nothing was read')
      // A person looks at weights of more than the whole, which are ours but seldom what was meant.
      const isMore = item.content.rule === 'by-option'
      const left = only.losses.filter(
        ({ kind, what }) => kind === 'refused' && !(isMore && what === 'weights-do-not-add-up'),
      )
      expect(left).toEqual([])
      const all = [...losses, ...only.losses]
      expect(unexplained(item, only, all)).toEqual([])
      if (all.length === 0) same++
    }),
    { numRuns: 600 },
  )
  expect(same).toBeGreaterThan(150)
  expect(refused).toBeGreaterThan(2)
})

/** Changes of these say nothing about what is asked or what it earns: looks, and what stands for nothing. */
const harmless =
  /^(?:showstandardinstruction|responsefieldlines|responserequired|selectcount|showgrading|shownumcorrect)$/

/** What stands there is what Moodle takes where nothing does. */
const isUsual = ({ name }: XmlElement, text: string) =>
  /^(?:penalty|hidden|answernumbering|showunits|unitsleft|layouttype|numberingstyle|attachments|attachmentsrequired|maxbytes)$/.test(
    name,
  ) ||
  [
    ['defaultgrade', '1.0000000'],
    ['single', 'true'],
    ['usecase', '0'],
    ['shuffleanswers', 'true'],
    ['gradingtype', 'RELATIVE_NEXT_EXCLUDE_LAST'],
    ['responseformat', 'editor'],
    ['multiplier', '1'],
  ].some(([usual, value]) => usual === name && value === text)

/** Texts with one thing changed: the text of an element, an attribute, or the element left out. */
function mutationsOf(text: string): { what: string; text: string }[] {
  const parsed = readXml(text)
  if (!('root' in parsed)) throw new Error('the fixture is no XML')
  const mutations: { what: string; text: string }[] = []
  const replaced = (from: number, to: number, by: string) => text.slice(0, from) + by + text.slice(to)
  const visit = (element: XmlElement, path: string) => {
    const here = `${path}/${element.name}:${element.line}`
    const source = text.slice(element.from, element.to)
    const inside = childrenOf(element)
    if (harmless.test(element.name)) return
    for (const [name, value] of Object.entries(element.attributes)) {
      // Nothing, numbers and the words true and false have no format.
      const isNoText =
        textIn(childOf(element, 'text')).trim() === '' ||
        value === 'moodle_auto_format' ||
        path.endsWith(':39')
      if (name === 'format' && isNoText) continue
      // In an order the places count, and no number.
      if (name === 'fraction' && path.endsWith(':29')) continue
      const at = source.indexOf(`${name}="${value}"`) + name.length + 2
      const to = /^-?[\d.]+$/.test(value) ? '12.5' : `${value}7`
      mutations.push({
        what: `${here}@${name}`,
        text: replaced(element.from + at, element.from + at + value.length, to),
      })
    }
    const own = textIn(element).trim()
    if (own !== '' && !isUsual(element, own))
      mutations.push({ what: `without ${here}`, text: replaced(element.from, element.to, '') })
    if (inside.length === 0 && !source.endsWith('/>')) {
      const end = element.to - `</${element.name}>`.length
      // Behind CDATA it is in the text, too.
      const isNumber = /^-?[\d.]+$/.test(own) && source.includes(`>${own}<`)
      mutations.push({
        what: `${here} otherwise`,
        text: isNumber ? replaced(end - own.length, end, '12.5') : replaced(end, end, '7'),
      })
    }
    for (const child of inside) visit(child, here)
  }
  for (const question of childrenOf(parsed.root)) visit(question, '')
  return mutations
}

const wall = (probes as { id: string; input?: string }[]).find(({ id }) => id === 'WALL')?.input ?? ''

test('T418 each change of a file is a difference or a loss', async () => {
  const summary = async (text: string) =>
    summaryOf(await moodleXml.read([{ path: 'a.xml', bytes: new TextEncoder().encode(text) }])).join('\n')
  const before = await summary(wall)
  const mutations = mutationsOf(wall)
  expect(mutations.length).toBeGreaterThan(300)
  const unseen: string[] = []
  for (const { what, text } of mutations) if ((await summary(text)) === before) unseen.push(what)
  expect(unseen).toEqual([])
})

const missingWords = (text: string) => `<quiz><question type="gapselect"><name><text>Fox</text></name>
<questiontext format="html"><text><![CDATA[<p>${text}</p>]]></text></questiontext>
<defaultgrade>2</defaultgrade><penalty>0</penalty><hidden>0</hidden><shuffleanswers>1</shuffleanswers>
<correctfeedback format="html"><text>Your answer is correct.</text></correctfeedback><shownumcorrect/>
${[
  ['quick', 1],
  ['slow', 1],
  ['over', 2],
  ['under', 2],
]
  .map(([word, group]) => `<selectoption><text>${word}</text><group>${group}</group></selectoption>`)
  .join('')}</question></quiz>`
const readText = async (text: string) =>
  (await moodleXml.read([{ path: 'fox.xml', bytes: new TextEncoder().encode(text) }])).items

test('select missing words is a text with gaps whose words are chosen from their group (T530)', async () => {
  const [item] = await readText(missingWords('The [[1]] fox jumps [[3]] the [[2]] dog.'))
  expect(item?.losses).toEqual([])
  expect(item?.content).toEqual({
    type: 'gap',
    text: 'The {{1}} fox jumps {{2}} the {{3}} dog.',
    options: [],
    correctAnswers: ['quick', 'over', 'slow'],
    gaps: [{ choices: ['quick', 'slow'] }, { choices: ['over', 'under'] }, { choices: ['quick', 'slow'] }],
    rule: 'each-decision',
    points: 2,
  })
  const [without] = await readText(missingWords('The [[1]] fox jumps [[7]] the dog.'))
  expect(without?.losses).toContainEqual({
    kind: 'refused',
    what: 'cloze-unreadable',
    field: 'text',
    params: { text: '[[7]]' },
  })
  const [none] = await readText(missingWords('The fox.'))
  expect(none?.losses.some(({ kind }) => kind === 'refused')).toBe(true)
})
