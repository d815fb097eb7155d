import type * as en from '../../en/problems/questions.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  questions: {
    'no-questions': 'Ajoutez au moins une question.',
    'too-many-questions': ({ most, count }) =>
      `Un quiz peut avoir au plus ${most} questions ; celui-ci en a ${count}.`,
    'question-empty': ({ question }) => `La question ${question} ne peut pas être vide.`,
    'question-too-long': ({ question, most }) =>
      `La question ${question} dépasse ${number(most)} caractères.`,
    'option-count': ({ question, least, most }) =>
      `La question ${question} doit avoir de ${least} à ${most} options.`,
    'option-empty': ({ question }) => `La question ${question} a une option vide.`,
    'option-repeated': ({ question }) => `La question ${question} a deux fois la même option.`,
    'option-too-long': ({ question, option, most }) =>
      `L’option ${option} de la question ${question} dépasse ${number(most)} caractères.`,
    'fixed-option-unknown': ({ question }) =>
      `La question ${question} garde à sa place une option qu’elle n’a pas, ou deux fois la même.`,
    'no-correct-answer': ({ question }) => `La question ${question} doit avoir au moins une bonne réponse.`,
    'several-correct-answers': ({ question }) =>
      `La question ${question} ne peut avoir qu’une bonne réponse.`,
    'correct-answer-not-an-option': ({ question }) =>
      `La question ${question} a une bonne réponse qui n’est pas parmi ses options.`,
    'no-written-answer': ({ question }) => `La question ${question} doit avoir une réponse écrite valable.`,
    'accepted-twice': ({ text, first }) => `« ${text} » est déjà accepté comme « ${first} ».`,
    'options-on-written': ({ question }) =>
      `La question ${question} demande une réponse écrite et ne peut pas avoir d’options.`,
    'answer-too-long': ({ question, most }) =>
      `La réponse à la question ${question} dépasse ${number(most)} caractères.`,
    'marking-unknown': ({ question }) =>
      `La question ${question} compte comme correctes des réponses qu’elle n’a pas.`,
    'too-many-accepted': ({ question }) =>
      `La question ${question} accepte trop de réponses, ou des réponses trop longues.`,
    'unknown-question': 'Cette question ne fait pas partie du quiz.',
    'other-form': 'Les réponses à cette question ont une autre forme.',
  },
}
