import * as accountWords from '@quizly/words/problems/account.ts'
import * as changedWords from '@quizly/words/problems/changed-questions.ts'
import * as essayWords from '@quizly/words/problems/essays.ts'
import * as feedbackWords from '@quizly/words/problems/feedback.ts'
import * as formattingWords from '@quizly/words/problems/formatting.ts'
import * as formWords from '@quizly/words/problems/forms.ts'
import * as listWords from '@quizly/words/problems/lists.ts'
import * as numberWords from '@quizly/words/problems/numbers.ts'
import * as pointsWords from '@quizly/words/problems/points.ts'
import * as questionWords from '@quizly/words/problems/questions.ts'
import * as requestWords from '@quizly/words/problems/requests.ts'
import * as windowWords from '@quizly/words/problems/quiz-window.ts'
import { type Params, sentenceFrom } from '@quizly/words/problems.ts'
import problems from 'virtual:words/problems'
import { languageNow, loadArea } from './language.ts'

/** `message` says in English what `code` and `params` say in each language; without a code it is in the app’s language, which it may follow. */
export type CodedMessage = {
  code?: string
  params?: Params | undefined
  message: string
}

/** Says it in the language that was loaded; undefined for what is not translated, and in another language. */
export async function loadProblemWords() {
  await loadArea(problems)
  const loaded = languageNow()
  return (language: string, { code = '', message, ...coded }: CodedMessage): string | undefined => {
    const sentence = language === loaded ? sentenceOf({ code, ...coded }) : undefined
    return sentence === message ? undefined : sentence
  }
}

/** The sentence for a code in the app's language; undefined if this page does not know the code or its parameters. */
export function sentenceOf(coded: { code: string; params?: Params | undefined }): string | undefined {
  const catalogues = [
    accountWords.account,
    changedWords.changedQuestions,
    questionWords.questions,
    pointsWords.points,
    numberWords.numbers,
    listWords.lists,
    essayWords.essays,
    feedbackWords.feedback,
    formattingWords.formatting,
    windowWords.quizWindow,
    formWords.forms,
    requestWords.requests,
  ]
  return catalogues.map((each) => sentenceFrom(each, coded)).find((sentence) => sentence !== undefined)
}
