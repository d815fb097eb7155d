import type * as en from '../../en/account/verify-receipt.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Vérifier un reçu',
  lead: 'Un reçu montre qui a rendu quel quiz, et quand. Collez-en un ici, ou importez son fichier.',
  receipt: 'Reçu',
  upload: 'Importer le fichier du reçu',
  uploadHint: 'Le fichier .json enregistré avec le résultat',
  verify: 'Vérifier',
  problems: {
    blank: 'Collez un reçu, ou importez son fichier.',
    unreadable:
      'Ce n’est pas un reçu de Quizly. Collez tout le texte, de la première à la dernière accolade.',
  },
  verdicts: {
    valid: 'Ce reçu est valide. Ce serveur l’a signé, et rien n’y a été modifié.',
    altered: 'Ce reçu n’est pas valide. Il a été modifié après sa signature : ne vous y fiez pas.',
    'other-server':
      'Un autre serveur a signé ce reçu : il ne peut pas être vérifié ici. Adressez-vous à l’école qui gère ce serveur.',
  },
  matches: 'Les réponses conservées sur ce serveur sont celles de ce reçu.',
  differs: 'Les réponses conservées sur ce serveur ne sont pas celles de ce reçu.',
  facts: 'Contenu du reçu',
  student: 'Élève',
  quiz: 'Quiz',
  submitted: 'Rendu le',
  answered: 'Réponses',
  answeredOf: (n, questions) =>
    plural(questions, {
      one: `${number(n)} sur ${number(questions)}`,
      many: `${number(n)} sur ${number(questions)}`,
      other: `${number(n)} sur ${number(questions)}`,
    }),
  issuedAgain: 'Émis de nouveau',
  markedAgain: (date, n) => `${date} : nouvelle correction de la question ${number(n)}.`,
  asBefore: (date, n) => `${date} : la question ${number(n)} compte de nouveau comme avant.`,
}
