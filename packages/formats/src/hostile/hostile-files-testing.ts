import type { FormatName } from '../format.ts'
import type { Part } from '../item.ts'
import { packParts } from '../zip.ts'
import { renamed, withEntry } from '../zip-testing.ts'

/** A file that somebody made to harm. It is written when it is needed: some are large. */
export type HostileFile = {
  name: string
  /** How it is read: the format, how many questions, and what is lost; or why it is refused. */
  says?: string
  /** It takes a second or so. */
  isLarge?: true
  bytes: () => Uint8Array
  as?: FormatName
}

const mebibyte = 2 ** 20
const bytesOf = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const part = (path: string, text: string): Part => ({ path, bytes: bytesOf(text) })
const times = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at)).join('')
/** As many as there is room for in the largest text. */
const filled = (text: string) => text.repeat(Math.floor((10 * mebibyte - 1_000) / bytesOf(text).length))

// Question by question, so that none is too long to be read.
const spread = (question: (signs: string) => string, signs: string) => {
  const one = question(signs.repeat(Math.floor(90_000 / signs.length)))
  return filled(`${one}\n\n`)
}

const moodle = (questions: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${questions}</quiz>`
const multichoice = (text: string, more = '') =>
  `<question type="multichoice"><name><text>Q</text></name><questiontext format="html"><text><![CDATA[${text}]]></text>${more}</questiontext><defaultgrade>1</defaultgrade><single>true</single><answer fraction="100" format="html"><text>a</text></answer><answer fraction="0" format="html"><text>b</text></answer></question>`
const numerical = (number: string) =>
  `<question type="numerical"><name><text>Q</text></name><questiontext format="html"><text>How much?</text></questiontext><answer fraction="100"><text>${number}</text><tolerance>0</tolerance></answer></question>`
const shortanswer = (answers: string) =>
  `<question type="shortanswer"><name><text>Q</text></name><questiontext format="html"><text>What?</text></questiontext><usecase>0</usecase>${answers}</question>`
const picture = (base64: string) => `<file name="a.png" path="/" encoding="base64">${base64}</file>`

const canvas = (inside: string) => `<?xml version="1.0"?><questestinterop>${inside}</questestinterop>`
const canvasItem = (id: string, responses: string, conditions = '', text = 'What?') =>
  `<item ident="${id}"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>multiple_choice_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">${text}</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice>${responses}</render_choice></response_lid></presentation><resprocessing>${conditions}</resprocessing></item>`
const label = (id: string) =>
  `<response_label ident="${id}"><material><mattext>${id}</mattext></material></response_label>`
const right = (id: string) =>
  `<respcondition><conditionvar><varequal respident="r">${id}</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`
const canvasChoice = (id: string, text?: string) => canvasItem(id, label('a') + label('b'), right('a'), text)

const qti = (id: string, body: string, { declarations = '', processing = '' } = {}) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}" title="Q" adaptive="false" timeDependent="false">${declarations}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody>${body}</itemBody>${processing}</assessmentItem>`
const choiceDeclaration =
  '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>'
const choiceBody = (
  choices = '<simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice>',
) =>
  `<p>What?</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">${choices}</choiceInteraction>`
const matchCorrect =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>'
const qtiChoice = (id: string, processing = matchCorrect) =>
  qti(id, choiceBody(), { declarations: choiceDeclaration, processing })
const manifest = (resources: string) =>
  part('imsmanifest.xml', `<manifest identifier="m"><resources>${resources}</resources></manifest>`)
const resource = (id: string, href: string, more = '') =>
  `<resource identifier="${id}" type="imsqti_item_xmlv2p1" href="${href}"><file href="${href}"/>${more}</resource>`

const twoParts = () => packParts([part('imsmanifest.xml', '<manifest/>'), part('item1.xml', qtiChoice('a'))])

const packages: HostileFile[] = [
  {
    name: 'a ZIP that unpacks to 400 MiB',
    says: 'refused package-unpacks-too-large',
    bytes: () => withEntry(withEntry(twoParts(), 24, 2e8), 24, 2.2e8, 4, 1),
  },
  {
    name: 'a ZIP of a thousandth of what it unpacks to',
    says: 'refused package-unpacks-too-large',
    bytes: () =>
      packParts([
        part('item.xml', qtiChoice('a')),
        { path: 'zeros.bin', bytes: new Uint8Array(40 * mebibyte) },
      ]),
  },
  {
    name: 'a ZIP that says it is smaller',
    says: 'refused package-damaged',
    bytes: () => withEntry(twoParts(), 24, 4),
  },
  {
    name: 'a ZIP that says it is larger',
    says: 'refused package-damaged',
    bytes: () => withEntry(twoParts(), 24, 5_000),
  },
  {
    name: 'a ZIP whose files lie on each other',
    says: 'refused package-damaged',
    bytes: () => withEntry(twoParts(), 42, 0, 4, 1),
  },
  {
    name: 'archives in archives',
    says: 'refused archive-in-package',
    bytes: () => {
      const wrapped = (bytes: Uint8Array) => packParts([{ path: 'inner.zip', bytes }])
      return wrapped(wrapped(wrapped(twoParts())))
    },
  },
  {
    name: 'a package of 4,000 archives',
    says: 'refused archive-in-package',
    bytes: () => {
      const inner = twoParts()
      return packParts(Array.from({ length: 4_000 }, (_, index) => ({ path: `${index}.zip`, bytes: inner })))
    },
  },
  {
    name: 'a package of 6,000 files',
    says: 'refused package-too-many-parts',
    bytes: () => packParts(Array.from({ length: 6_000 }, (_, index) => part(`${index}.xml`, ''))),
  },
  {
    name: 'a path out of the package',
    says: 'refused package-path-outside',
    bytes: () => renamed(twoParts(), 'item1.xml', '../x1.xml'),
  },
  {
    name: 'a path out of the package, with backslashes',
    says: 'refused package-path-outside',
    bytes: () => renamed(twoParts(), 'item1.xml', '..\\x1.xml'),
  },
  {
    name: 'an absolute path',
    says: 'refused package-path-outside',
    bytes: () => renamed(twoParts(), 'item1.xml', '/root.xml'),
  },
  {
    name: 'a path on a drive',
    says: 'refused package-path-outside',
    bytes: () => renamed(twoParts(), 'item1.xml', 'c:\\x1.xml'),
  },
  {
    name: 'a link to a file outside',
    says: 'refused file-unknown',
    // The mode of a symbolic link, as Unix writes it.
    bytes: () =>
      withEntry(
        packParts([part('imsmanifest.xml', '<manifest/>'), part('item1.xml', '/etc/passwd')]),
        38,
        0xa1ff0000,
        4,
        1,
      ),
  },
  {
    name: 'an encrypted ZIP',
    says: 'refused package-encrypted',
    bytes: () => withEntry(twoParts(), 8, 1, 2, 1),
  },
  {
    name: 'a file that is there twice',
    says: 'refused package-name-twice',
    bytes: () => renamed(packParts([part('item1.xml', 'a'), part('item2.xml', 'b')]), 'item2', 'item1'),
  },
  { name: 'half a download', says: 'refused package-ends-early', bytes: () => twoParts().subarray(0, 300) },
  {
    name: 'a ZIP with other bytes in its middle',
    says: 'refused package-damaged',
    bytes: () => twoParts().map((byte, at) => (at > 60 && at < 90 ? 255 - byte : byte)),
  },
  { name: 'an empty ZIP', says: 'refused file-empty', bytes: () => packParts([]) },
]

const references: HostileFile[] = [
  {
    name: 'a manifest and items that need each other',
    says: 'qti-2 2',
    bytes: () =>
      packParts([
        manifest(
          `${resource('a', 'a.xml', '<dependency identifierref="b"/>')}${resource('b', 'b.xml', '<dependency identifierref="a"/>')}${resource('m', 'imsmanifest.xml', '<dependency identifierref="m"/>')}`,
        ),
        part('a.xml', qtiChoice('a')),
        part('b.xml', qtiChoice('b')),
      ]),
  },
  {
    name: 'a test that has itself as an item',
    says: 'qti-2 2 manifest-missing type-unknown',
    bytes: () =>
      packParts([
        part(
          'test.xml',
          '<assessmentTest identifier="t" title="T"><testPart identifier="p"><assessmentSection identifier="s" title="S"><assessmentItemRef identifier="i" href="test.xml"/><assessmentItemRef identifier="j" href="a.xml"/></assessmentSection></testPart></assessmentTest>',
        ),
        part('a.xml', qtiChoice('a')),
      ]),
  },
  {
    name: 'items outside the package',
    says: 'qti-2 1 part-missing',
    bytes: () =>
      packParts([
        manifest(
          `${resource('a', '../../../../etc/passwd')}${resource('b', 'https://example.org/item.xml')}${resource('c', 'file:///c.xml')}${resource('d', 'd.xml')}`,
        ),
        part('d.xml', qtiChoice('d')),
      ]),
  },
  {
    name: 'a million references to items',
    says: 'qti-2 1 manifest-missing part-missing',
    isLarge: true,
    bytes: () =>
      packParts([
        part(
          'test.xml',
          `<assessmentTest identifier="t" title="T"><testPart identifier="p"><assessmentSection identifier="s" title="S">${times(400_000, (at) => `<assessmentItemRef identifier="i${at}" href="a${at}.xml"/>`)}</assessmentSection></testPart></assessmentTest>`,
        ),
        part('a0.xml', qtiChoice('a')),
      ]),
  },
  {
    name: 'a bank that thousands of groups draw from',
    says: 'canvas 2000 draw-dropped',
    isLarge: true,
    bytes: () =>
      packParts([
        part('imsmanifest.xml', '<manifest/>'),
        part(
          'bank.xml',
          canvas(`<objectbank ident="bank">${times(2_000, (at) => canvasChoice(`i${at}`))}</objectbank>`),
        ),
        part(
          'quiz.xml',
          canvas(
            `<assessment ident="quiz" title="Quiz"><section ident="root">${times(20_000, (at) => `<section ident="s${at}"><selection_ordering><selection><sourcebank_ref>bank</sourcebank_ref><selection_number>1</selection_number></selection></selection_ordering></section>`)}</section></assessment>`,
          ),
        ),
      ]),
  },
  {
    name: 'pictures of one name in thousands of folders',
    says: 'canvas 20 picture-missing problem',
    isLarge: true,
    bytes: () =>
      packParts([
        part('imsmanifest.xml', '<manifest/>'),
        part(
          'quiz.xml',
          canvas(
            times(20, (item) =>
              canvasChoice(
                `i${item}`,
                times(3_000, (at) => `&lt;img src="x${at}/a.png"&gt;`),
              ),
            ),
          ),
        ),
        ...Array.from({ length: 3_000 }, (_, at) => part(`web_resources/${at}/a.png`, '')),
      ]),
  },
]

const documents: HostileFile[] = [
  {
    name: 'a million tags',
    says: 'moodle-xml 0 xml-too-large',
    isLarge: true,
    bytes: () => bytesOf(moodle('<a/>'.repeat(1_100_000))),
  },
  {
    name: 'a million tags in each of 40 files',
    says: 'refused package-unpacks-too-large',
    bytes: () =>
      packParts(
        Array.from({ length: 40 }, (_, at) => part(`${at}.xml`, qti(`i${at}`, '<p/>'.repeat(900_000)))),
      ),
  },
  {
    name: 'XML 10,000 deep',
    says: 'moodle-xml 0 xml-too-deep',
    bytes: () => bytesOf(moodle('<a>'.repeat(10_000) + '</a>'.repeat(10_000))),
  },
  {
    name: 'a DOCTYPE',
    says: 'moodle-xml 0 xml-doctype',
    bytes: () => bytesOf('<?xml version="1.0"?><!DOCTYPE quiz SYSTEM "https://example.org/quiz.dtd"><quiz/>'),
  },
  {
    name: 'an entity',
    says: 'moodle-xml 0 xml-doctype',
    bytes: () =>
      bytesOf(
        `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a SYSTEM "file:///etc/hostname">]><quiz>&a;</quiz>`,
      ),
  },
  {
    name: 'an entity that nobody declared',
    says: 'moodle-xml 0 xml-not-well-formed',
    bytes: () => bytesOf(moodle(multichoice('x').replace('<![CDATA[x]]>', '&nothing;'))),
  },
  {
    name: 'a DOCTYPE in a package',
    says: 'qti-2 1 manifest-missing xml-doctype',
    bytes: () => packParts([part('a.xml', `<!DOCTYPE a>${qtiChoice('a')}`), part('b.xml', qtiChoice('b'))]),
  },
  {
    name: 'a schema and a style sheet elsewhere',
    says: 'moodle-xml 1',
    bytes: () =>
      bytesOf(
        `<?xml version="1.0"?><?xml-stylesheet href="https://example.org/a.xsl"?><quiz xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a https://example.org/a.xsd" xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="https://example.org/b.xml"/>${multichoice('Why?')}</quiz>`,
      ),
  },
  {
    name: 'XML that ends in the middle',
    says: 'moodle-xml 0 xml-not-well-formed',
    bytes: () => bytesOf(moodle(multichoice('Why?'))).subarray(0, 200),
  },
  {
    name: 'an attribute of 9 MiB',
    says: 'moodle-xml 1 moodle-reads type-unknown',
    isLarge: true,
    bytes: () => bytesOf(moodle(`<question type="${'a'.repeat(9 * mebibyte)}"/>`)),
  },
  {
    name: 'a name of 9 MiB',
    says: 'moodle-xml 1',
    isLarge: true,
    bytes: () => bytesOf(moodle(multichoice('Why?').replace('>Q<', `>${'x '.repeat(4.5 * mebibyte)}<`))),
  },
  {
    name: 'half a million attributes',
    says: 'moodle-xml 1 moodle-reads type-unknown',
    isLarge: true,
    bytes: () => bytesOf(moodle(`<question ${times(500_000, (at) => `a${at}="" `)}/>`)),
  },
  {
    name: 'XML in an encoding that is none',
    says: 'moodle-xml 0 encoding-unknown',
    bytes: () => latin1('<?xml version="1.0" encoding="x-nothing"?><quiz><question>\xe4</question></quiz>'),
  },
  {
    name: 'XML in UTF-7',
    says: 'moodle-xml 0',
    bytes: () => latin1('<?xml version="1.0" encoding="UTF-7"?><quiz>+ADw-question/+AD4-</quiz>'),
  },
  {
    name: 'XML in half a letter',
    says: 'moodle-xml 0 encoding-unknown',
    bytes: () => latin1('<?xml version="1.0" encoding="UTF-8"?><quiz><question>\xc3</question></quiz>'),
  },
]

const questions: HostileFile[] = [
  {
    name: '60,000 questions of GIFT',
    says: 'gift 20000 too-many-questions',
    bytes: () => bytesOf('Q {T}\n\n'.repeat(60_000)),
  },
  {
    name: '60,000 questions of Moodle XML',
    says: 'moodle-xml 20000 too-many-questions',
    isLarge: true,
    bytes: () =>
      bytesOf(
        moodle(
          '<question type="essay"><name><text>Q</text></name><questiontext><text>Q</text></questiontext></question>'.repeat(
            60_000,
          ),
        ),
      ),
  },
  {
    name: '60,000 questions of Aiken',
    says: 'aiken 20000 moodle-reads too-many-questions',
    bytes: () => bytesOf('Q\nA) a\nB) b\nANSWER: A\n'.repeat(60_000)),
  },
  {
    name: '100,000 options of GIFT',
    says: 'gift 1 question-too-long',
    bytes: () => bytesOf(`Q {=a ${times(100_000, (at) => `~${at} `)}}`),
  },
  {
    name: '100,000 options of Moodle XML',
    says: 'moodle-xml 0 xml-too-large',
    isLarge: true,
    bytes: () =>
      bytesOf(
        moodle(
          multichoice('Why?').replace(
            '</question>',
            `${times(100_000, (at) => `<answer fraction="0"><text>${at}</text><feedback><text>f${at}</text></feedback></answer>`)}</question>`,
          ),
        ),
      ),
  },
  {
    name: '50,000 accepted texts with stars',
    says: 'moodle-xml 1 answer-is-pattern moodle-reads no-right-answer too-many-answers',
    isLarge: true,
    bytes: () =>
      bytesOf(
        moodle(
          shortanswer(
            times(50_000, (at) => `<answer fraction="${at % 100}"><text>*a*${at}*b*</text></answer>`),
          ),
        ),
      ),
  },
  {
    name: '50,000 options of Canvas',
    says: 'canvas 1 problem',
    isLarge: true,
    bytes: () =>
      bytesOf(
        canvas(
          canvasItem(
            'a',
            times(50_000, (at) => label(`l${at}`)),
            times(50_000, (at) => right(`l${at}`)),
          ),
        ),
      ),
  },
  {
    name: '50,000 options of QTI',
    says: 'qti-2 1 problem',
    isLarge: true,
    bytes: () =>
      bytesOf(
        qti('a', choiceBody(times(50_000, (at) => `<simpleChoice identifier="C${at}">c</simpleChoice>`)), {
          declarations: choiceDeclaration,
          processing: matchCorrect,
        }),
      ),
  },
  {
    name: '50,000 gaps of QTI',
    says: 'qti-2 1 problem text-too-large',
    isLarge: true,
    bytes: () =>
      bytesOf(
        qti(
          'a',
          times(50_000, (at) => `<p><textEntryInteraction responseIdentifier="R${at}"/></p>`),
          {
            declarations: times(
              50_000,
              (at) => `<responseDeclaration identifier="R${at}" cardinality="single" baseType="string"/>`,
            ),
          },
        ),
      ),
  },
  {
    name: '100,000 gaps of Moodle',
    says: 'moodle-xml 1 text-too-large',
    isLarge: true,
    bytes: () =>
      bytesOf(
        moodle(
          `<question type="cloze"><name><text>Q</text></name><questiontext format="html"><text>${'{1:SA:=a}'.repeat(100_000)}</text></questiontext></question>`,
        ),
      ),
  },
  {
    name: '100,000 gaps of Moodle that do not end',
    says: 'moodle-xml 1 cloze-unreadable text-too-large',
    bytes: () =>
      bytesOf(
        moodle(
          `<question type="cloze"><name><text>Q</text></name><questiontext format="html"><text>${'{1:SA:=a'.repeat(100_000)}</text></questiontext></question>`,
        ),
      ),
  },
  {
    name: 'a hundred thousand categories',
    says: 'gift 0',
    bytes: () => bytesOf('$CATEGORY: a/b/c\n\n'.repeat(100_000)),
  },
  {
    name: 'categories 10,000 deep',
    says: 'moodle-xml 50',
    bytes: () =>
      bytesOf(
        moodle(
          times(
            50,
            () =>
              `<question type="category"><category><text>${'a/'.repeat(10_000)}</text></category></question>${multichoice('Why?')}`,
          ),
        ),
      ),
  },
  {
    name: 'a hundred thousand tags',
    says: 'gift 1 question-too-long',
    bytes: () => bytesOf(`// ${'[tag:a] '.repeat(9_000)}\n`.repeat(10) + 'Q {T}'),
    as: 'gift',
  },
  {
    name: 'a hundred thousand weights',
    says: 'gift 12 question-too-long',
    bytes: () => bytesOf(`Q {${'~%33.33333%a'.repeat(9_000)}}\n\n`.repeat(12)),
  },
  {
    name: 'a hundred thousand files in a question',
    says: 'moodle-xml 1 file-dropped',
    isLarge: true,
    bytes: () =>
      bytesOf(
        moodle(
          multichoice(
            'Why?',
            times(100_000, (at) => `<file name="${at}.png" encoding="base64">AA</file>`),
          ),
        ),
      ),
  },
  {
    name: 'programs that count for ever in 3,000 items',
    says: 'qti-2 655 xml-too-large',
    isLarge: true,
    bytes: () =>
      packParts(
        Array.from({ length: 3_000 }, (_, at) =>
          part(
            `${at}.xml`,
            qtiChoice(
              `i${at}`,
              `<responseProcessing>${'<setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue>'.repeat(300)}</responseProcessing>`,
            ),
          ),
        ),
      ),
  },
  {
    name: 'a pattern of QTI that backtracks',
    says: 'qti-2 1 marking-unknown',
    bytes: () =>
      bytesOf(
        qtiChoice(
          'a',
          `<responseProcessing><responseCondition><responseIf><patternMatch pattern="(a+)+$"><baseValue baseType="string">${'a'.repeat(40)}b</baseValue></patternMatch><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`,
        ),
      ),
  },
  {
    name: 'a random number of QTI',
    says: 'qti-2 1 marking-unknown',
    bytes: () =>
      bytesOf(
        qtiChoice(
          'a',
          '<responseProcessing><setOutcomeValue identifier="SCORE"><randomFloat min="0" max="1"/></setOutcomeValue></responseProcessing>',
        ),
      ),
  },
]

const texts: HostileFile[] = [
  {
    name: 'a script',
    says: 'moodle-xml 1 element-dropped',
    bytes: () => bytesOf(moodle(multichoice('<script>fetch("https://example.org")</script>Why?'))),
  },
  {
    name: 'handlers of events',
    says: 'moodle-xml 1 element-dropped picture-missing',
    bytes: () =>
      bytesOf(
        moodle(
          multichoice(
            '<img src="x" onerror="fetch(1)"><p onclick="fetch(2)">Why?</p><svg onload="fetch(3)"></svg>',
          ),
        ),
      ),
  },
  {
    name: 'addresses that run',
    says: 'moodle-xml 1 element-dropped link-dropped',
    bytes: () =>
      bytesOf(
        moodle(
          multichoice(
            '<a href="javascript:fetch(1)">Why?</a> <a href="data:text/html,x">How?</a><iframe src="javascript:fetch(2)"></iframe>',
          ),
        ),
      ),
  },
  {
    name: 'remote pictures',
    says: 'moodle-xml 1 remote-picture',
    bytes: () =>
      bytesOf(
        moodle(
          multichoice(
            'Why? <img src="https://example.org/a.png"><img src="//example.org/b.png"><img srcset="https://example.org/c.png 2x" src="ftp://example.org/d.png">',
          ),
        ),
      ),
  },
  {
    name: 'styles and frames elsewhere',
    says: 'moodle-xml 1 element-dropped',
    bytes: () =>
      bytesOf(
        moodle(
          multichoice(
            '<link rel="stylesheet" href="https://example.org/a.css"><style>@import "https://example.org/b.css"</style><p style="background:url(https://example.org/c.png)">Why?</p><object data="https://example.org/d"></object><meta http-equiv="refresh" content="0;url=https://example.org">',
          ),
        ),
      ),
  },
  {
    name: 'a script in GIFT',
    says: 'gift 1 element-dropped',
    bytes: () =>
      bytesOf('[html]<script>fetch("https\\://example.org")</script>Why? {=<b onclick\\="x">a</b> ~b}'),
  },
  {
    name: 'a script in a Markdown text',
    says: 'gift 1 element-dropped remote-picture',
    bytes: () =>
      bytesOf(
        '[markdown]![a](https\\://example.org/a.png) [b](javascript\\:fetch) <script>fetch</script>Why? {=a ~b}',
      ),
  },
  {
    name: 'HTML 10,000 deep',
    says: 'moodle-xml 1 formatting-dropped',
    bytes: () => bytesOf(moodle(multichoice('<div>'.repeat(4_000) + 'Why?'))),
  },
  {
    name: 'emphasis 4,000 deep',
    says: 'moodle-xml 1 formatting-dropped',
    bytes: () => bytesOf(moodle(multichoice('<b><i>'.repeat(2_000) + 'Why?'))),
  },
  {
    name: 'a table of a million cells',
    says: 'moodle-xml 1 formatting-dropped',
    bytes: () =>
      bytesOf(
        moodle(
          multichoice(`<table>${'<tr><td colspan="1000" rowspan="1000">a</td></tr>'.repeat(1_500)}</table>`),
        ),
      ),
  },
  {
    name: 'a text of a million elements',
    says: 'moodle-xml 1 text-too-large',
    bytes: () => bytesOf(moodle(multichoice('<p>'.repeat(1_000_000)))),
  },
  {
    name: 'formulas that do not end',
    says: 'gift 50 problem',
    isLarge: true,
    bytes: () => bytesOf(`${'\\\\(a '.repeat(18_000)} {T}\n\n`.repeat(50)),
  },
  {
    name: 'formulas whose braces are open',
    says: 'gift 100 brace-extra',
    isLarge: true,
    bytes: () => bytesOf(`${'\\({ '.repeat(20_000)}\\) {T}\n\n`.repeat(100)),
  },
  {
    name: 'MathML 4,000 deep',
    says: 'moodle-xml 1 formula-dropped',
    bytes: () => bytesOf(moodle(multichoice(`<math>${'<mrow>'.repeat(4_000)}<mi>x</mi></math>`))),
  },
  {
    name: 'a picture that is none',
    says: 'moodle-xml 1 picture-broken problem',
    bytes: () =>
      bytesOf(
        moodle(multichoice('<img src="@@PLUGINFILE@@/a.png">', picture(btoa('<script>alert(1)</script>')))),
      ),
  },
  {
    name: 'a picture that is no Base64',
    says: 'moodle-xml 1 picture-broken problem',
    bytes: () => bytesOf(moodle(multichoice('<img src="@@PLUGINFILE@@/a.png">', picture('%%%'.repeat(1e6))))),
  },
  {
    name: 'a picture of SVG with a script',
    says: 'moodle-xml 1 picture-broken problem',
    bytes: () =>
      bytesOf(
        moodle(multichoice(`<img src="data:image/svg+xml;base64,${btoa('<svg onload="fetch(1)"/>')}">`)),
      ),
  },
  {
    name: 'a picture of 40 MiB',
    says: 'moodle-xml 1 picture-too-large problem',
    isLarge: true,
    bytes: () =>
      bytesOf(
        moodle(
          multichoice(
            '<img src="@@PLUGINFILE@@/a.png">',
            picture(btoa('\x89PNG\r\n') + 'A'.repeat(40 * mebibyte)),
          ),
        ),
      ),
  },
  {
    name: 'a number of a million digits',
    says: 'moodle-xml 1 no-right-answer number-unknown',
    bytes: () => bytesOf(moodle(numerical('9'.repeat(1e6)))),
  },
  {
    name: 'a number with a million spaces',
    says: 'moodle-xml 1 no-right-answer number-unknown',
    bytes: () => bytesOf(moodle(numerical(`1${' '.repeat(1e6)}x`))),
  },
  {
    name: 'a number with a large exponent',
    says: 'gift 3 moodle-reads problem',
    bytes: () => bytesOf('Q {#1e999999999}\n\nR {#1e-999999999..1e99}\n\nS {#0x1F:1/0}'),
  },
  {
    name: 'numbers of 90,000 digits',
    says: 'gift 12 question-too-long',
    bytes: () => bytesOf(spread((signs) => `Q {#${signs}:${signs.slice(9)}}`, '9').slice(0, 2 * mebibyte)),
  },
  {
    name: 'spaces before what ends an option',
    says: 'aiken 116 moodle-reads',
    bytes: () => bytesOf(spread((signs) => `Q\nA) ${signs}\u2028x\nB) b\nANSWER: A`, ' ')),
    as: 'aiken',
  },
  {
    name: 'comments within questions',
    says: 'gift 116 comments',
    bytes: () => bytesOf(spread((signs) => `Q {=a\n${signs} ~b}`, '//\n')),
  },
  {
    name: 'weights that do not end',
    says: 'gift 116 problem',
    bytes: () => bytesOf(spread((signs) => `Q {=${signs} ~b}`, '%')),
  },
  {
    name: 'backslashes in an answer',
    says: 'gift 116 problem',
    isLarge: true,
    bytes: () => bytesOf(spread((signs) => `Q {=${signs} ~b}`, '\\')),
  },
  {
    name: 'marks on one letter',
    says: 'gift 58 problem',
    bytes: () => bytesOf(spread((signs) => `Q {=a${signs} =b}`, '\u0301')),
  },
  {
    name: 'brackets in a Markdown text',
    says: 'gift 50',
    bytes: () => bytesOf(`[markdown]${'['.repeat(3_000)} {=a ~b}\n\n`.repeat(50)),
  },
  {
    name: 'a text in UTF-16 that ends in half a letter',
    says: 'gift 1',
    bytes: () => latin1('\xff\xfeQ\0 \0{\0T\0}\0\n'),
  },
  { name: 'bytes that are no UTF-8', says: 'gift 1 encoding-guessed', bytes: () => latin1('Q\xe4\xff {T}') },
  {
    name: 'a PDF that says it is a text',
    says: 'refused file-is-pdf',
    bytes: () => latin1('%PDF-1.7 ::Q:: {T}'),
  },
]

/** What fills a text file from end to end. */
const repeatedSigns = [
  ...'{}\\~=#%:$<>&[](*_-/|@!"\' a0\n\t\r\0',
  '\u00a0',
  '\ufeff',
  '{\n',
  '//',
  '::',
  '->',
  '{}',
  '=a\n',
  'A) x\n',
  'ANSWER: A\n',
  'a\n\n',
  '{=a}\n\n',
  '$$',
]

const signs: HostileFile[] = (['gift', 'aiken', 'missing-word'] as const).flatMap((as) =>
  repeatedSigns.map((sign) => ({
    name: `10 MiB of ${JSON.stringify(sign)} as ${as}`,
    bytes: () => bytesOf(filled(sign)),
    as,
  })),
)

export const hostileFiles: readonly HostileFile[] = [
  ...packages,
  ...references,
  ...documents,
  ...questions,
  ...texts,
]
export const filledFiles: readonly HostileFile[] = signs
