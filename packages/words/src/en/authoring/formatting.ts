// Formatted text in the editor of questions: Markdown and formulas.
import { number, plural } from '../language.ts'

export const formatted = 'Formatted text and formulas'
export const formattedHint = ({ chemistry }: { chemistry: string }) =>
  `Write *italic*, **bold**, - lists, $x^2$ for a formula, ${chemistry} for chemistry. Everything else stays as it is.`
export const looksLikeFormulas = <Node>(found: Node) => ['These look like formulas: ', found, '.']
export const looksLikeCharacters = <Node>(found: Node) => [
  'These look like characters of web pages: ',
  found,
  '.',
]
export const convertHint = 'All texts of this question are then formatted. Everything else looks as before.'
export const convert = 'Convert'
export const tools = 'Formatting'
export const bold = 'Bold'
export const italic = 'Italic'
export const list = 'List'
export const table = 'Table'
export const code = 'Code'
export const subscript = 'Subscript'
export const superscript = 'Superscript'
export const formula = 'Formula'
export const formulas = 'Formulas and symbols'
export const groups = {
  forms: 'Fractions, powers, roots',
  sums: 'Sums, integrals, functions',
  relations: 'Signs and relations',
  sets: 'Sets and logic',
  greek: 'Greek letters',
  chemistry: 'Chemistry',
}
export const preview = 'Preview'
export const lastPreview = 'The last preview, until the formula is whole.'
export const previewFailed = 'The preview could not be loaded. What you write is kept.'
export const toSource = 'Choose a formula to find it in the text.'
export const tableColumn = 'Column'
export const picture = 'Picture'
export const insertPicture = 'Insert a picture'
export const insert = 'Insert'
export const pictureSending = 'Sending the picture …'
export const pictureSent = 'The picture is ready.'
export const pictureDescription = 'Description'
export const pictureDescriptionHint =
  'For people who cannot see the picture. It must not give the answer away.'
export const pictureDescriptionMissing = 'Describe the picture, or say that it is decorative.'
export const pictureDecorative = 'Decorative: the question can be answered without it'
export const pictureTooLarge = (most: number) => `A picture has at most ${most} MB. Make it smaller.`
export const picturesCost = ({
  megabytes,
  students,
  mbit,
  seconds,
}: {
  megabytes: number
  students: number
  mbit: number
  seconds: number
}) =>
  plural(seconds, {
    one: `${number(megabytes)} MB of pictures: a class of ${students} on a line of ${mbit} Mbit/s waits about ${number(seconds)} second.`,
    other: `${number(megabytes)} MB of pictures: a class of ${students} on a line of ${mbit} Mbit/s waits about ${number(seconds)} seconds.`,
  })

export const withAnswer = 'Shown with the correct answer'
