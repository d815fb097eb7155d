// The pairs of a question's prompts and partners: in the editor, where it is marked again, and in the figures.
import { number } from '../language.ts'

export const label = 'Prompts and their partners'
export const hint =
  'Students choose a partner for each prompt. They see all partners in one list, sorted. Two prompts may share a partner.'
export const prompt = (n: number) => `Prompt ${number(n)}`
export const partner = (n: number) => `Partner of prompt ${number(n)}`
export const moveUp = (n: number) => `Move prompt ${number(n)} up`
export const moveDown = (n: number) => `Move prompt ${number(n)} down`
export const remove = (n: number) => `Remove prompt ${number(n)}`
export const add = '+ Add a prompt'
/** Read out after a move. */
export const moved = (n: number, to: number) => `Prompt ${number(n)} is now prompt ${number(to)}`
export const distractors = 'Distractors'
export const distractorsHint = 'Partners of no prompt. Students cannot tell which these are.'
export const distractor = (n: number) => `Distractor ${number(n)}`
export const removeDistractor = (n: number) => `Remove distractor ${number(n)}`
export const addDistractor = '+ Add a distractor'
/** What a student got right: a prompt with its partner. */
export const pair = (asked: string, chosen: string) => `“${chosen}” for “${asked}”`
