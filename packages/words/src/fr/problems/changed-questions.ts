import type * as en from '../../en/problems/changed-questions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  changedQuestions: {
    'question-gone': ({ question }) => `La question ${question} ne fait plus partie de ce quiz.`,
    'repeated-question': ({ question }) => `La question ${question} figure deux fois dans la liste.`,
    'not-written': 'Seules les réponses écrites peuvent être acceptées.',
    'too-many-further-answers':
      'Une question peut avoir au plus 1 000 réponses acceptées en plus, de 100 000 caractères au total.',
    'nothing-changes': 'Rien à changer pour l’instant. Choisissez une autre réponse ou une autre règle.',
    'enter-reason-by-hand': 'Indiquez pourquoi la question est corrigée à la main',
  },
}
