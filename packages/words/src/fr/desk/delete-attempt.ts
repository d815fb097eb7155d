import type * as en from '../../en/desk/delete-attempt.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  done: (name) => `La tentative de ${name} est supprimée.`,
  failed: 'La tentative n’a pas pu être supprimée. Vérifiez votre connexion.',
  title: (name) => ['Supprimer la tentative de ', name, ' ?'],
  numberedTitle: (n, name) => ['Supprimer la tentative ', number(n), ' de ', name, ' ?'],
  nothingSubmitted: 'Rien n’y a été rendu. Cette action est irréversible.',
  goesWithIt: (score, total) =>
    `Le résultat (${score} sur ${number(total)}) sera supprimé avec elle, ainsi que les réponses, la chronologie et le temps supplémentaire. Son reçu ne pourra plus être vérifié. Cette action est irréversible.`,
  after: (name) => [
    name,
    ' pourra saisir le code et refaire le quiz tant qu’il est ouvert. La liste des élèves garde une trace : qui a supprimé la tentative, quand et pourquoi.',
  ],
  reason: 'Motif (facultatif)',
  reasonHint: 'Conservé pour les personnes qui partagent ce quiz. Les élèves ne le voient pas.',
  keep: 'Garder',
  remove: 'Supprimer la tentative',
  removing: 'Suppression…',
}
