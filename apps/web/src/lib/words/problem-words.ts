import {
  account as accountWords,
  changedQuestions as changedWords,
  essays as essayWords,
  feedback as feedbackWords,
  formatting as formattingWords,
  forms as formWords,
  gaps as gapWords,
  lists as listWords,
  numbers as numberWords,
  points as pointsWords,
  questions as questionWords,
  quizWindow as windowWords,
  requests as requestWords,
} from '@quizly/words/problems.ts'
import { type Params, sentenceFrom } from '@quizly/words/sentences.ts'
import problems from 'virtual:words/problems'
import { languageNow, loadArea } from './language.ts'

/** `message` says in English what `code` and `params` say in each language; without a code it is in the app’s language, which it may follow. */
export type ErrorMessage = {
  code?: string
  params?: Params | undefined
  message: string
}

/** Says it in the language that was loaded; undefined for what is not translated, and in another language. */
export async function loadProblemWords() {
  await loadArea(problems)
  const loaded = languageNow()
  return (language: string, { code = '', message, ...problem }: ErrorMessage): string | undefined => {
    const sentence = language === loaded ? sentenceOf({ code, ...problem }) : undefined
    return sentence === message ? undefined : sentence
  }
}

/** The sentence for a code in the app's language; undefined if this page does not know the code or its parameters. */
export function sentenceOf(problem: { code: string; params?: Params | undefined }): string | undefined {
  const catalogues = [
    accountWords,
    changedWords,
    questionWords,
    pointsWords,
    numberWords,
    listWords,
    essayWords,
    gapWords,
    feedbackWords,
    formattingWords,
    windowWords,
    formWords,
    requestWords,
  ]
  return catalogues.map((each) => sentenceFrom(each, problem)).find((sentence) => sentence !== undefined)
}
