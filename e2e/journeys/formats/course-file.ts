import type { Given } from '../../api.ts'
import { drawnPicture } from '../pictures/drawn-picture.ts'

/** Of the course: `text` is how it begins, `right` what is right in truth, `wrong` what students take for it. */
type CourseQuestion = { text: string; right: Given; wrong: Given; xml: string }

const html = (text: string, picture = '') => `<text><![CDATA[${text}]]></text>${picture}`
const question = (type: string, name: string, rest: string) =>
  `<question type="${type}"><name><text>${name}</text></name>${rest}</question>`
const frame = (text: string, picture?: string) =>
  `<questiontext format="html">${html(text, picture)}</questiontext><generalfeedback format="html"><text></text></generalfeedback><defaultgrade>1</defaultgrade><penalty>0</penalty><hidden>0</hidden>`
const answer = (text: string, fraction = 0) =>
  `<answer fraction="${fraction}" format="html">${html(text)}</answer>`

/** The position of the question whose key is wrong in the file. */
const slip = 3

/** Choices between formulas. */
const motion = Array.from({ length: 8 }, (_, i): CourseQuestion => {
  const text = `Body ${i + 1} moves at`
  const [right, wrong] = [`$s = ${3 * (i + 2)}\\,\\mathrm{m}$`, `$s = ${i + 5}\\,\\mathrm{m}$`]
  const [keyed, other] = i === slip ? [wrong, right] : [right, wrong]
  const xml = question(
    'multichoice',
    `Motion ${i + 1}`,
    `${frame(`<p>${text} \\(v = ${i + 2}\\,\\frac{\\mathrm{m}}{\\mathrm{s}}\\). How <b>far</b> does it get in \\(3\\,\\mathrm{s}\\)?</p>`)}<single>true</single><shuffleanswers>true</shuffleanswers>${[answer(inTex(keyed), 100), answer(inTex(other)), answer('It stays.')].join('')}`,
  )
  return { text, right, wrong, xml }
})

/** Each shows its own picture, and asks in another way. */
const cells = Array.from({ length: 6 }, (_, i): CourseQuestion => {
  const text = `Plate ${i + 1} shows a cell.`
  const name = `Cell ${i + 1}`
  const bytes = drawnPicture({ width: 160, height: 120, mark: [40 + 30 * i, 130, 70] })
  const picture = `<file name="plate ${i + 1}.png" path="/" encoding="base64">${bytes.toString('base64')}</file>`
  const asks = (what: string) =>
    frame(
      `<p>${text} ${what}</p><p><img src="@@PLUGINFILE@@/plate%20${i + 1}.png" alt="plate ${i + 1}"></p>`,
      picture,
    )
  const options = [answer('Cell wall', 50), answer('Chloroplasts', 50), answer('Horns', -100)]
  if (i % 3 === 0)
    return {
      text,
      right: ['Cell wall', 'Chloroplasts'],
      wrong: ['Cell wall', 'Horns'],
      xml: question(
        'multichoice',
        name,
        `${asks('What may it have?')}<single>false</single>${options.join('')}`,
      ),
    }
  if (i % 3 === 1)
    return {
      text,
      right: `${i + 10} µm`,
      wrong: '4 µm',
      xml: question(
        'numerical',
        name,
        `${asks(`It is ${i + 10} units wide, each \\(1\\,\\mathrm{µm}\\). How wide is it?`)}<answer fraction="100"><text>${i + 10}</text><tolerance>0.5</tolerance></answer><unitgradingtype>1</unitgradingtype><unitpenalty>1</unitpenalty><showunits>0</showunits><unitsleft>0</unitsleft><units><unit><multiplier>1</multiplier><unit_name>µm</unit_name></unit></units>`,
      ),
    }
  return {
    text,
    right: 'nucleus',
    wrong: 'vacuole',
    xml: question(
      'shortanswer',
      name,
      `${asks('What is purple?')}<usecase>0</usecase>${answer('nucleus', 100)}${answer('the nucleus', 100)}`,
    ),
  }
})

function inTex(text: string): string {
  return text.replace(/^\$(.*)\$$/, String.raw`\($1\)`)
}

const category = (path: string) =>
  `<question type="category"><category><text>$course$/top/Science 9/${path}</text></category></question>`

/** A bank as a Moodle course exports it: pictures, formulas, a key with a slip, and a question that Quizly does not have. */
export const course = {
  questions: [...motion, ...cells],
  slip: { text: motion[slip]?.text ?? '' },
  file: [
    '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>',
    category('Motion'),
    ...motion.map(({ xml }) => xml),
    category('Cells'),
    ...cells.map(({ xml }) => xml),
    question(
      'ddimageortext',
      'Drag',
      '<questiontext format="html"><text>Say where each label goes.</text></questiontext>',
    ),
    '</quiz>',
  ].join('\n'),
}
