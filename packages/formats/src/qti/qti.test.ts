import { expect, test } from 'vitest'
import type { Part, ReadFile } from '../item.ts'
import { unseenChanges } from '../roundtrip-testing.ts'
import { qti2, qti3 } from './index.ts'

const part = (path: string, text: string): Part => ({ path, bytes: new TextEncoder().encode(text) })
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='),
  (sign) => sign.charCodeAt(0),
)

const template = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/'
const correct = `<responseProcessing template="${template}match_correct"/>`
const mapped = `<responseProcessing template="${template}map_response"/>`
const score = '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>'
const item = (inside: string, attributes = 'identifier="Q1" title="T"') =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" ${attributes} adaptive="false" timeDependent="false">${inside}</assessmentItem>`
const declared = (
  cardinality: string,
  baseType: string,
  values: string,
  more = '',
  identifier = 'RESPONSE',
) =>
  `<responseDeclaration identifier="${identifier}" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${values
    .split('|')
    .map((value) => `<value>${value}</value>`)
    .join('')}</correctResponse>${more}</responseDeclaration>${score}`
const mapping = (entries: string, attributes = 'defaultValue="0"') =>
  `<mapping ${attributes}>${entries
    .split(' ')
    .map((each) => `<mapEntry mapKey="${each.split('=')[0]}" mappedValue="${each.split('=')[1]}"/>`)
    .join('')}</mapping>`
const choices = (attributes = 'maxChoices="1"', inside = '') =>
  `<itemBody><p>Which?</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" ${attributes}><prompt>Choose.</prompt>${[
    'A',
    'B',
    'C',
    'D',
  ]
    .map((id) => `<simpleChoice identifier="${id}">${id}${id === 'A' ? inside : ''}</simpleChoice>`)
    .join('')}</choiceInteraction></itemBody>`
const entry = (text: string) =>
  `<itemBody><p>${text}</p><p><textEntryInteraction responseIdentifier="RESPONSE"/></p></itemBody>`
const variable = '<variable identifier="RESPONSE"/>'
const float = (value: number) => `<baseValue baseType="float">${value}</baseValue>`
const set = (expression: string, identifier = 'SCORE') =>
  `<setOutcomeValue identifier="${identifier}">${expression}</setOutcomeValue>`
const rules = (inside: string) => `<responseProcessing>${inside}</responseProcessing>`
const when = (condition: string, value: string) => `<responseIf>${condition}${set(value)}</responseIf>`

/** A line for the content, with the fields that every question has left out, and one for each loss. */
function shown({ items }: ReadFile): string[] {
  return items.flatMap(({ content, text, losses }) => [
    JSON.stringify(content ?? text ?? '')
      .replaceAll('"', '')
      .replaceAll(/,?(?:options:\[\]|correctAnswers:\[\])/g, ''),
    ...losses.map(({ kind, what, params = {} }) => [kind, what, ...Object.values(params)].join(' ')),
  ])
}
const read = async (xml: string) => shown(await qti2.read([part('item.xml', xml)]))

const abcd = 'text:Which?\\n\\nChoose.,options:[A,B,C,D]'
const cases: [name: string, xml: string, ...expected: string[]][] = [
  [
    'one option',
    item(declared('single', 'identifier', 'B') + choices() + correct),
    `{type:single,${abcd},correctAnswers:[B]}`,
  ],
  [
    'one option with parts and a cost',
    item(declared('single', 'identifier', 'B', mapping('A=1 B=2 C=-0.5 D=-0.5')) + choices() + mapped),
    `{type:single,${abcd},correctAnswers:[B],points:2,rule:by-option,shares:[[1,2],[1,1],[0,1],[0,1]],deduction:0.5}`,
  ],
  [
    'several, all or nothing',
    item(declared('multiple', 'identifier', 'A|C') + choices('maxChoices="0"') + correct),
    `{type:multiple,${abcd},correctAnswers:[A,C]}`,
  ],
  [
    'several, right minus wrong, in thirds',
    item(
      declared(
        'multiple',
        'identifier',
        'A|B|C',
        mapping('A=0.333 B=0.333 C=0.333 D=-1', 'lowerBound="0" defaultValue="0"'),
      ) +
        choices('maxChoices="0"') +
        mapped,
    ),
    `{type:multiple,${abcd},correctAnswers:[A,B,C],rule:right-minus-wrong}`,
    'changed points-changed 0.999 1',
  ],
  [
    'several, by option, without a declared key',
    item(
      `<responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="identifier">${mapping('A=3 B=1 C=-1', 'lowerBound="0" defaultValue="0"')}</responseDeclaration>${score}${choices('maxChoices="2"')}${mapped}`,
    ),
    `{type:multiple,${abcd},correctAnswers:[A,B],points:4,rule:by-option,shares:[[3,4],[1,4],[-1,4],[0,1]]}`,
    'dropped attribute-dropped maxChoices 2',
  ],
  [
    'several, below zero',
    item(
      declared('multiple', 'identifier', 'A|B', mapping('A=1 B=1 C=-1 D=-1')) +
        choices('maxChoices="0"') +
        mapped,
    ),
    `{type:multiple,${abcd},correctAnswers:[A,B],points:2,rule:right-minus-wrong}`,
    'approximated wrong-costs-nothing -100',
  ],
  [
    'a score by other rules that is one of ours',
    item(
      declared('multiple', 'identifier', 'A|B') +
        choices('maxChoices="0"') +
        rules(set(`<product><containerSize>${variable}</containerSize>${float(0.25)}</product>`)),
    ),
    `{type:multiple,${abcd},correctAnswers:[A,B,C,D],rule:right-minus-wrong}`,
    'changed right-earns-less A, B',
  ],
  [
    'a score that is none of our rules',
    item(
      declared('multiple', 'identifier', 'A|B') +
        choices('maxChoices="0"') +
        rules(
          `<responseCondition>${when(`<match>${variable}<correct identifier="RESPONSE"/></match>`, float(1))}<responseElseIf><equal toleranceMode="exact"><containerSize>${variable}</containerSize>${float(3)}</equal>${set(float(0.3))}</responseElseIf></responseCondition>`,
        ),
    ),
    `{type:multiple,${abcd},correctAnswers:[A,B]}`,
    expect.stringMatching(/^refused marking-unknown Q1 <responseProcessing><responseCondition>/) as string,
  ],
  [
    'a random score',
    item(declared('single', 'identifier', 'A') + choices() + rules(set('<randomFloat min="0" max="1"/>'))),
    `{type:single,${abcd},correctAnswers:[A]}`,
    'refused marking-unknown Q1 <randomFloat min="0" max="1"/>',
  ],
  [
    'a text, its case and parts',
    item(
      declared('single', 'string', 'York', mapping('York=1 york=0.5 Yorck=1')) +
        entry('Richard III of …') +
        mapped,
    ),
    '{type:write,text:Richard III of …,correctAnswers:[York,Yorck]}',
    'approximated text-weight york 50',
    'approximated case-ignored',
  ],
  [
    'a number within a tolerance, and a wider one',
    item(
      declared('single', 'float', '9.81') +
        entry('How large?') +
        rules(
          `<responseCondition>${when(`<equal toleranceMode="absolute" tolerance="0.05 0.05">${variable}<correct identifier="RESPONSE"/></equal>`, float(2))}<responseElseIf><equal toleranceMode="absolute" tolerance="0.5">${variable}<correct identifier="RESPONSE"/></equal>${set(float(1))}</responseElseIf></responseCondition>`,
        ),
    ),
    '{type:numeric,text:How large?,correctAnswers:[9.81],points:2,number:{decimal:.,tolerance:{kind:absolute,value:0.05},near:{value:0.5,share:[1,2]}}}',
  ],
  [
    'a gap in a sentence',
    item(
      declared('single', 'string', 'York', mapping('York=1 Yorck=1')) +
        '<itemBody><p>Glorious by this sun of <textEntryInteraction responseIdentifier="RESPONSE"/>!</p></itemBody>' +
        mapped,
    ),
    '{type:gap,text:Glorious by this sun of {{1}}!,correctAnswers:[York],gaps:[{accepted:[Yorck]}],rule:each-decision}',
    'approximated case-ignored',
  ],
  [
    'gaps that are chosen and typed, each for its part',
    item(
      declared('single', 'identifier', 'b', mapping('b=1'), 'R1') +
        declared('single', 'string', 'Oslo', mapping('Oslo=1'), 'R2') +
        '<itemBody><p>Rome is in <inlineChoiceInteraction responseIdentifier="R1"><inlineChoice identifier="a">Spain</inlineChoice><inlineChoice identifier="b">Italy</inlineChoice></inlineChoiceInteraction>, <textEntryInteraction responseIdentifier="R2"/> in Norway.</p></itemBody>' +
        rules(set('<sum><mapResponse identifier="R1"/><mapResponse identifier="R2"/></sum>')),
    ),
    '{type:gap,text:Rome is in {{1}}, {{2}} in Norway.,correctAnswers:[Italy,Oslo],points:2,gaps:[{choices:[Spain,Italy]}],rule:each-decision}',
    'approximated case-ignored',
  ],
  [
    'pairs, each for its part',
    item(
      declared(
        'multiple',
        'directedPair',
        'P M|Q N',
        mapping('P&#32;M=1'.replace(' ', '')).replace(
          '</mapping>',
          '<mapEntry mapKey="Q N" mappedValue="1"/></mapping>',
        ),
      ) +
        '<itemBody><matchInteraction responseIdentifier="RESPONSE" shuffle="false" maxAssociations="2"><prompt>Match</prompt><simpleMatchSet><simpleAssociableChoice identifier="P" matchMax="1">France</simpleAssociableChoice><simpleAssociableChoice identifier="Q" matchMax="1">Italy</simpleAssociableChoice></simpleMatchSet><simpleMatchSet><simpleAssociableChoice identifier="M" matchMax="2">Paris</simpleAssociableChoice><simpleAssociableChoice identifier="N" matchMax="2">Rome</simpleAssociableChoice><simpleAssociableChoice identifier="O" matchMax="2">Nice</simpleAssociableChoice></simpleMatchSet></matchInteraction></itemBody>' +
        mapped,
    ),
    '{type:matching,text:Match,options:[France,Italy],correctAnswers:[Paris,Rome],distractors:[Nice],points:2,rule:each-decision}',
  ],
  [
    'an order',
    item(
      declared('ordered', 'identifier', 'B|A') +
        '<itemBody><orderInteraction responseIdentifier="RESPONSE" shuffle="true"><prompt>By mass</prompt><simpleChoice identifier="A">lead</simpleChoice><simpleChoice identifier="B">iron</simpleChoice></orderInteraction></itemBody>' +
        correct,
    ),
    '{type:ordering,text:By mass,options:[lead,iron],correctAnswers:[iron,lead]}',
  ],
  [
    'an essay',
    item(
      '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"/><outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="5"/><itemBody><p>Why?</p><rubricBlock view="scorer tutor"><p>Name both.</p></rubricBlock><rubricBlock view="candidate"><p>In 20 lines.</p></rubricBlock><extendedTextInteraction responseIdentifier="RESPONSE"/></itemBody>',
    ),
    '{type:essay,text:Why?\\n\\nIn 20 lines.,points:5,essay:{sample:Name both.}}',
  ],
  [
    'feedback of an option, of right answers and of all',
    item(
      declared('single', 'identifier', 'B') +
        '<outcomeDeclaration identifier="F" cardinality="multiple" baseType="identifier"/>' +
        choices(
          'maxChoices="1"',
          '<feedbackInline outcomeIdentifier="F" identifier="A" showHide="show">No.</feedbackInline>',
        ) +
        rules(
          `<responseCondition>${when(`<match>${variable}<correct identifier="RESPONSE"/></match>`, float(1))}</responseCondition>${set(variable, 'F')}`,
        ) +
        '<modalFeedback outcomeIdentifier="F" identifier="B" showHide="show"><p>Yes!</p></modalFeedback><modalFeedback outcomeIdentifier="F" identifier="x" showHide="hide"><p>Because.</p></modalFeedback><modalFeedback outcomeIdentifier="F" identifier="x" showHide="show"><p>Never.</p></modalFeedback>',
    ),
    `{type:single,${abcd},correctAnswers:[B],explanation:Because.,optionNotes:[No.,Yes!,,]}`,
    'dropped feedback-of-answer 1',
  ],
  [
    'no response processing',
    item(declared('single', 'identifier', 'B') + choices()),
    `{type:single,${abcd},correctAnswers:[B]}`,
    'changed marking-missing',
  ],
  [
    'two interactions that are no gaps',
    item(
      declared('single', 'identifier', 'B') +
        choices().replace('</itemBody>', '<extendedTextInteraction responseIdentifier="X"/></itemBody>') +
        correct,
    ),
    'Which?',
    'refused several-interactions 2',
  ],
  [
    'an interaction that is none of ours',
    item(
      declared('single', 'point', '1 2') +
        '<itemBody><p>Where?</p><selectPointInteraction responseIdentifier="RESPONSE" maxChoices="1"><object data="a.png" type="image/png"/></selectPointInteraction></itemBody>',
    ),
    'Where?',
    'refused type-unknown selectPointInteraction',
  ],
  [
    'a template that computes',
    item(
      `${declared('single', 'float', '1')}<templateDeclaration identifier="X" cardinality="single" baseType="integer"/>${entry('How much?')}${correct}`,
    ),
    'How much?',
    'refused marking-unknown Q1 <templateDeclaration identifier="X" cardinality="single" baseType="integer"/>',
  ],
]
test.each(cases)('%s', async (_, xml, ...expected) => {
  expect(await read(xml)).toEqual(expected)
})

/** What says nothing, or what follows from something else. */
const harmless = [
  /@(?:xmlns|adaptive|timeDependent)$|outcomeDeclaration/,
  // What is compared as texts is compared as such whatever it is called, and one of several is told by its key.
  /@(?:baseType|cardinality)$/,
  // A quiz shuffles, and what nobody can choose too often costs nothing.
  /@shuffle$|Interaction@maxChoices$|maxAssociations|matchMax/,
  // The key follows from the marks where all others earn less.
  /correctResponse/,
  // An identifier that only its own choice has, and the score of what nobody gives.
  /(?:simpleChoice|inlineChoice|simpleAssociableChoice)@identifier$|mapping@defaultValue$/,
  /feedback of .*(?:modalFeedback|feedbackInline)|an essay: .*rubricBlock@view$/,
  /a number within a tolerance.*toleranceMode$|a random score: .*setOutcomeValue@identifier$/,
  // What is refused.
  /a template that computes|two interactions|an interaction that is none/,
]

test('T421 each change of an item is a difference or a loss', async () => {
  const unseen: string[] = []
  for (const [name, xml] of cases) {
    const found = await unseenChanges(xml, (text) => qti2.read([part('item.xml', text)]))
    unseen.push(...found.map((each) => `${name}: ${each.replace('/assessmentItem', '')}`))
  }
  expect(unseen.filter((each) => !harmless.some((one) => one.test(each)))).toEqual([])
})

test('QTI 3 is read by the same rules', async () => {
  const xml = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="Q1" title="T" adaptive="false" time-dependent="false">
<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration>
<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>
<qti-item-body><p>A <b>bold</b> one</p><qti-choice-interaction response-identifier="RESPONSE" max-choices="1" shuffle="true"><qti-simple-choice identifier="A" fixed="true">a</qti-simple-choice><qti-simple-choice identifier="B">b</qti-simple-choice></qti-choice-interaction></qti-item-body>
<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>
</qti-assessment-item>`
  const parts = [part('item.xml', xml)]
  expect([qti2.recognise(parts), qti3.recognise(parts)]).toEqual([0, 1])
  expect(shown(await qti3.read(parts))).toEqual([
    '{type:single,text:A **bold** one,format:markdown,options:[a,b],correctAnswers:[b],fixedOptions:[0]}',
  ])
})

const manifest = (resources: string) =>
  part('imsmanifest.xml', `<manifest xmlns:imsmd="m"><resources>${resources}</resources></manifest>`)
const resource = (href: string, inside = '') =>
  `<resource type="imsqti_item_xmlv2p1" href="${href}">${inside}</resource>`
const itemOf = (id: string, text = id) =>
  item(declared('single', 'string', 'x') + entry(text) + correct, `identifier="${id}" title="${id}"`)

test('a package has the order and the weights of its test, then what only the manifest or nobody names', async () => {
  const test1 = `<assessmentTest xmlns="t" identifier="t" title="Test"><testPart identifier="p"><assessmentSection identifier="s" title="Part 1"><selection select="1"/><assessmentItemRef identifier="b" href="items/b.xml"><weight identifier="W" value="3"/></assessmentItemRef><assessmentItemRef identifier="a" href="items/a.xml"/><assessmentItemRef identifier="b2" href="items/b.xml"/><assessmentItemRef identifier="gone" href="items/gone.xml"/></assessmentSection></testPart></assessmentTest>`
  const keywords =
    '<metadata><imsmd:keyword><imsmd:langstring>bio</imsmd:langstring></imsmd:keyword></metadata>'
  const file = await qti2.read([
    manifest(
      resource('items/a.xml', keywords) +
        resource('items/d.xml') +
        resource('items/b.xml') +
        resource('lost.xml'),
    ),
    part('test.xml', test1),
    part(
      'items/a.xml',
      itemOf('a', '<img src="../pictures/x%20y.png" alt="X"/> <img src="none.png" alt="N"/>'),
    ),
    part('items/b.xml', itemOf('b')),
    part('items/c.xml', itemOf('c')),
    part('items/d.xml', itemOf('d')),
    part('items/e.xml', '<assessmentItem ><p>'),
    { path: 'pictures/x y.png', bytes: png },
  ])
  expect(file.items.map(({ source, content, tags }) => [source.id, content?.points, ...tags])).toEqual([
    ['b', 3],
    ['a', undefined, 'bio'],
    ['d', undefined],
    ['c', undefined],
  ])
  expect(file.title).toBe('Test')
  expect(file.pictures.map(({ name }) => name)).toEqual(['x y.png'])
  expect(file.items[1]?.content?.text).toMatch(/^!\[X\]\(image:[\da-f]{64}\) \[N\]$/)
  expect(
    file.losses.map(({ kind, what, params = {} }) => [kind, what, ...Object.values(params)].join(' ')),
  ).toEqual([
    'refused xml-not-well-formed items/e.xml',
    'changed draw-dropped Part 1 1 4',
    'dropped part-twice items/b.xml',
    'dropped part-missing items/gone.xml',
    'dropped part-missing lost.xml',
  ])
})

test('without a manifest all items are read, and it is said', async () => {
  const file = await qti2.read([part('b.xml', itemOf('b')), part('a.xml', itemOf('a'))])
  expect(file.items.map(({ source }) => source.id)).toEqual(['b', 'a'])
  expect(file.losses).toEqual([{ kind: 'changed', what: 'manifest-missing' }])
})

test('T422 an item that is too large, or computes too much, is refused at once', async () => {
  const repeated = (count: number, of: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => of(index)).join('')
  const key = declared('single', 'float', '1')
  const equals = repeated(
    3_000,
    (index) =>
      `<responseCondition>${when(`<equal toleranceMode="absolute" tolerance="${index}">${variable}${float(index)}</equal>`, float(1))}</responseCondition>`,
  )
  const [, computed] = await read(item(key + entry('How much?') + rules(equals)))
  expect(computed).toMatch(/^refused marking-unknown Q1 /)
  const many = repeated(30_000, (index) => `<simpleChoice identifier="C${index}">${index}</simpleChoice>`)
  const large = choices('maxChoices="0"').replace('</choiceInteraction>', `${many}</choiceInteraction>`)
  expect((await read(item(declared('multiple', 'identifier', 'A') + large + correct))).at(-1)).toBe(
    'refused problem option-count options 2 6',
  )
})
