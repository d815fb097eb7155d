import { limits } from '@quizly/domain'
import type { LanguageTag } from '@quizly/words'
import { copiedQuiz } from '@quizly/words/all-languages.ts'
import type { Db } from '../../../db/store.ts'
import type { NewId, Random } from '../../../random.ts'
import { saveWithGeneratedCode } from '../generated-code.service.ts'
import { addRevision, getCurrentQuestions, storeNewQuiz, summarize } from '../quizzes.service.ts'
import { requireRole } from '../roles.service.ts'

export async function duplicateQuiz(
  db: Db,
  { newId, random }: { newId: NewId; random: Random },
  { quizId, userId, language = 'en' }: { quizId: string; userId: string; language?: LanguageTag | undefined },
  now: number,
) {
  const original = await requireRole(db, quizId, userId, 'read')
  const questions = await getCurrentQuestions(db, original)
  const details = {
    title: titleOfCopy(original.title, language),
    timeLimit: original.timeLimitMinutes,
    numQuestions: original.numQuestions,
    layout: original.layout,
    ...(original.language !== null && { language: original.language }),
  }
  const copy = await saveWithGeneratedCode(random, (secretCode) =>
    db.transaction().execute(async (trx) => {
      const quiz = await storeNewQuiz(trx, newId, userId, { ...details, secretCode }, now)
      const drafts = questions.map(({ _id, ...draft }) => draft)
      if (drafts.length > 0) await addRevision(trx, newId, quiz, drafts, { by: userId, at: now })
      return quiz
    }),
  )
  return { quiz: summarize(copy) }
}

function titleOfCopy(title: string, language: LanguageTag): string {
  const words = copiedQuiz[language]
  const most = limits.titleLength - words.title('').length
  return words.title(title.slice(0, most).replace(/[\uD800-\uDBFF]$/, ''))
}
