import { number } from '../language.ts'

/** What is wrong with a formatted text. Lines are counted from 1. */
export const formatting = {
  'formula-brace-superfluous': ({ line }: { line: number }) =>
    `Formula in line ${line}: a { is missing before this }.`,
  'formula-brace-missing': ({ line }: { line: number }) =>
    `Formula in line ${line}: a } is missing at the end.`,
  'formula-unreadable': ({ line, text }: { line: number; text: string }) =>
    `Formula in line ${line} cannot be read: ${text}`,
  'formula-too-deep': ({ most }: { most: number }) => `Formulas are nested at most ${most} deep.`,
  'formula-too-long': ({ most }: { most: number }) =>
    `This formula is too long. Shorten it to ${number(most)} characters.`,
  'too-many-formulas': ({ most }: { most: number }) => `A question has at most ${most} formulas.`,
  'text-too-slow': 'This text takes too long to draw. Shorten it.',
  'text-too-large': 'Formulas, tables or code of this text take too much room. Shorten it, or divide it.',
  'quiz-drawn-too-large':
    'Formulas, tables and code take too much room, all questions up to this one together. Shorten some of them.',
  'picture-unreadable': 'This file is not a picture that Quizly can read. Use PNG, JPEG, WebP, GIF or AVIF.',
  'picture-too-many-pixels': ({ megapixels, most }: { megapixels: number; most: number }) =>
    `This picture has ${number(megapixels)} megapixels; at most ${most} are possible.`,
  'picture-too-slow': 'This picture takes too long to read. Make it smaller.',
  'picture-missing': 'This picture is no longer there. Insert it again.',
  'picture-needs-description': 'An answer or a note that is only a picture needs a description of it.',
}
