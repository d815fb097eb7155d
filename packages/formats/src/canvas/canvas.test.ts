import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ReadFile } from '../item.ts'
import { unseenChanges } from '../roundtrip-testing.ts'
import { canvas } from './index.ts'

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='),
  (sign) => sign.charCodeAt(0),
)
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url))
const part = (path: string, bytes: Uint8Array | string) => ({
  path,
  bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : new Uint8Array(bytes),
})
const shownLosses = (losses: ReadFile['losses']) =>
  losses.map(({ kind, what, params = {} }) => [kind, what, ...Object.values(params)].join(' '))
/** A line for each item: its content, and a line for each loss. */
const shown = ({ items }: ReadFile) =>
  items.flatMap(({ source, content, text, losses, tags }) => [
    `${source.id} ${tags.join()} ${(JSON.stringify(content ?? text) ?? '').replaceAll('"', '')}`,
    ...shownLosses(losses),
  ])

test('a classic quiz is read as it was meant', async () => {
  const file = await canvas.read([
    part('imsmanifest.xml', '<manifest/>'),
    part('quiz1/quiz1.xml', fixture('classic.xml')),
    part('web_resources/Uploaded Media/a.png', png),
  ])
  expect(file.title).toBe('Chemistry 1')
  expect(file.pictures.map(({ name }) => name)).toEqual(['a.png'])
  expect(file.items[0]?.source).toMatchObject({ number: 1, line: 9, id: 'choice' })
  expect(file.items[0]?.source.original).toMatch(/^<item ident="choice"[^]*<\/item>$/)
  expect(shownLosses(file.losses)).toEqual([
    'dropped setting-dropped qmd_timelimit 30',
    'changed draw-dropped Draw 1 2',
    'dropped bank-missing gone From the bank',
  ])
  expect(shown(file)).toMatchInlineSnapshot(`
    [
      "choice  {type:single,text:Which is **lightest**? ![elements](image:431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460) $\\\\frac{1}{2}$,format:markdown,options:[Hydrogen,*Helium*],correctAnswers:[Hydrogen],explanation:One proton.\\n\\nWell done.,optionNotes:[,It has two.],points:2.5}",
      "changed feedback-in-explanation 1",
      "several  {type:multiple,text:Metals?,options:[Iron,Sulfur,Zinc],correctAnswers:[Iron,Zinc],rule:by-option,shares:[[1,2],[-1,2],[1,2]]}",
      "short  {type:write,text:Symbol of iron,options:[],correctAnswers:[Fe,iron],points:3}",
      "numbers  {type:numeric,text:How large is g?,options:[],correctAnswers:[9.81,1],number:{decimal:.,tolerance:{kind:absolute,value:0.05}},points:3}",
      "matching  {type:matching,text:Capitals,options:[France,Italy],correctAnswers:[Paris,Rome],distractors:[Nice],rule:each-decision,points:3}",
      "blanks  {type:gap,text:Roses are {{1}} and grass is {{2}}.,options:[],correctAnswers:[red,green],gaps:[{accepted:[pink]}],rule:each-decision}",
      "lists  {type:gap,text:The sky is {{1}}.,options:[],correctAnswers:[blue],gaps:[{choices:[red,blue]}],rule:each-decision}",
      "changed points-changed 0 1",
      "essay  {type:essay,text:Why?,options:[],correctAnswers:[],essay:{},points:10}",
      "formula  What is 5 + [x]?",
      "refused type-unknown calculated_question",
    ]
  `)
})

test('a quiz of New Quizzes is read as it was meant, with what it takes from a bank', async () => {
  const file = await canvas.read([
    part('imsmanifest.xml', '<manifest/>'),
    part('g/g.xml', fixture('new-quizzes.xml')),
    part('non_cc_assessments/bank1.xml.qti', fixture('bank.xml.qti')),
  ])
  expect(shownLosses(file.losses)).toEqual(['dropped question-elsewhere unknown other'])
  expect(shown(file)).toMatchInlineSnapshot(`
    [
      "varied  {type:single,text:Best?,options:[A,B,C],correctAnswers:[A],rule:by-option,shares:[[1,1],[1,4],[0,1]],points:4}",
      "percent  {type:numeric,text:About 200,options:[],correctAnswers:[200],number:{decimal:.,tolerance:{kind:relative,value:5.0%}}}",
      "decimals  {type:numeric,text:With two decimals,options:[],correctAnswers:[3.14],number:{decimal:.,precision:{kind:decimals,count:2,share:[0,1]}}}",
      "bank-word  {type:gap,text:A {{1}} and {{2}}.,options:[],correctAnswers:[violet,blue],gaps:[{choices:[black,violet]}],rule:each-decision}",
      "approximated comparison-unknown TextCloseEnough",
      "regex  A [z].",
      "refused answer-is-pattern ^b.*$",
      "order  {type:ordering,text:By mass,options:[iron,lead],correctAnswers:[iron,lead]}",
      "words  {type:essay,text:Explain,options:[],correctAnswers:[],essay:{most:{kind:words,count:500},spelling:true,sample:Name both.}}",
      "dropped attribute-dropped word_limit_min 140",
      "banked Water {type:single,text:Water boils at 100 °C,options:[True,False],correctAnswers:[True],points:2}",
    ]
  `)
})

/** What Canvas reads nothing from, or what follows from something else. */
const harmless = [
  /^\/questestinterop@xmlns$|@(?:title|continue|varname|feedbacktype|rshuffle|shuffle|fibtype|correctanswer)$/,
  /(?:section|assessment)@ident$|\]@ident$|answer1|without .*render_fib|response_str@rcardinality/,
  // A text without markup is the same in HTML.
  /@texttype$/,
  // The only option that earns anything is right, whatever it earns, and equal parts stay equal.
  /setvar(?:@action| otherwise)$|outcomes/,
  // A type that is not named is told by the responses; they have none that says otherwise. Points are 1.
  /itemmetadata|\/qtimetadata|response_lid@rcardinality|without .*response_str$/,
  // Feedback is told by its name.
  /displayfeedback|conditionvar\/other|\[choice\].*without .*respcondition$/,
  /\[choice\].*respcondition(?:\/conditionvar(?:\/varequal.*)?)?$/,
  // All texts of a gap that is typed are right, whatever its condition says.
  /\[(?:blanks|bank-word|regex)\].*(?:resprocessing|respcondition|conditionvar|varequal|response_label@ident)/,
  /\[(?:blanks|lists|bank-word|regex)\].*response_lid\/material/,
  // What is refused or written freely has no key.
  /\[(?:essay|formula|words|regex)\].*(?:resprocessing|render|response_label)/,
  /\[(?:essay|formula|words|regex)\].*response_(?:str|lid)@ident/,
  // All partners stand at each prompt, and an accepted text twice.
  /\[matching\].*(?:response_label|render_choice)|\[short\].*varequal(?:$|@)/,
  // What is not named as right is wrong, and what is typed has a label that says nothing.
  /and\/not|response_label@ident$/,
  // How a number is rounded stands beside it, and a margin in per cent.
  /\[(?:decimals|percent)\].*or\/and|\[numbers\].*or\/(?:and|varequal)(?:$|@respident$)/,
  /bankentry_item@|selection_number|@(?:levenshtein_distance|ignore_case|scoring_algorithm|answer_type)$/,
]

test.each([['classic.xml'], ['new-quizzes.xml']])(
  'T420 each change of %s is a difference or a loss',
  async (name) => {
    const read = (xml: string) =>
      canvas.read([
        part('imsmanifest.xml', '<manifest/>'),
        part('quiz.xml', xml),
        part('bank.xml.qti', fixture('bank.xml.qti')),
        part('web_resources/Uploaded Media/a.png', png),
      ])
    const unseen = await unseenChanges(new TextDecoder().decode(fixture(name)), read)
    expect(unseen.length).toBeGreaterThan(0)
    expect(unseen.filter((each) => !harmless.some((one) => one.test(each)))).toEqual([])
  },
)
