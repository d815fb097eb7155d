import type * as en from '../../en/authoring/changing-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  editTitle: (quiz) => `Modifier – ${quiz}`,
  edit: (quiz) => ['Modifier « ', quiz, ' »'],
  toQuestions: 'Questions',
  toReview: 'Relire le quiz',
  saveLabel: 'Enregistrer les modifications',
  unsaved: (place) => `Modifications non enregistrées · ${place}`,
  nothingUnsaved: 'Tout est enregistré',
  saveAndChange: (n) =>
    plural(n, {
      one: `Enregistrer et modifier ${number(n)} score ?`,
      many: `Enregistrer et modifier ${number(n)} de scores ?`,
      other: `Enregistrer et modifier ${number(n)} scores ?`,
    }),
  saveWhileWorking: (n) =>
    plural(n, {
      one: `Enregistrer alors que ${number(n)} élève travaille ?`,
      many: `Enregistrer alors que ${number(n)} d’élèves travaillent ?`,
      other: `Enregistrer alors que ${number(n)} élèves travaillent ?`,
    }),
  saveRubric: 'Enregistrer la grille modifiée ?',
  saveForNewStarters: 'Enregistrer pour les élèves qui commencent à partir de maintenant ?',
  backToEditing: 'Revenir à la modification',
  saveAndChangeScores: 'Enregistrer et modifier les scores',
  saveChanges: 'Enregistrer les modifications',
  leaveTitle: 'Quitter sans enregistrer ?',
  leaveText:
    'Vos modifications de ce quiz ne sont pas encore enregistrées. Vous pouvez en garder un brouillon et le retrouver plus tard, y compris sur vos autres appareils.',
  goOnEditing: 'Continuer à modifier',
  keepDraft: 'Garder le brouillon',
  leaveUnsaved: 'Quitter sans enregistrer',
  restored: {
    here: 'Vos modifications non enregistrées de la dernière fois sont de retour.',
    elsewhere: 'Vos modifications non enregistrées d’un autre appareil sont ici.',
  },
  discard: 'Les abandonner',
  working: (n) =>
    plural(n, {
      one: `${number(n)} élève travaille. Ses questions restent celles du début, et ses réponses sont corrigées avec le corrigé que vous enregistrez maintenant.`,
      many: `${number(n)} d’élèves travaillent. Leurs questions restent celles du début, et leurs réponses sont corrigées avec le corrigé que vous enregistrez maintenant.`,
      other: `${number(n)} élèves travaillent. Leurs questions restent celles du début, et leurs réponses sont corrigées avec le corrigé que vous enregistrez maintenant.`,
    }),
  added: (n, begun) =>
    plural(n, {
      one: `La nouvelle question est posée aux élèves qui commencent à partir de maintenant. Elle ne compte pas pour ${begun}.`,
      many: `Les ${number(n)} nouvelles questions sont posées aux élèves qui commencent à partir de maintenant. Elles ne comptent pas pour ${begun}.`,
      other: `Les ${number(n)} nouvelles questions sont posées aux élèves qui commencent à partir de maintenant. Elles ne comptent pas pour ${begun}.`,
    }),
  workingNow: (n) =>
    plural(n, {
      one: `${number(n)} élève qui travaille en ce moment`,
      many: `les ${number(n)} d’élèves qui travaillent en ce moment`,
      other: `les ${number(n)} élèves qui travaillent en ce moment`,
    }),
  whoSubmitted: (n) =>
    plural(n, {
      one: `le résultat existant`,
      many: `les ${number(n)} de résultats existants`,
      other: `les ${number(n)} résultats existants`,
    }),
  newScores: (n, moves) =>
    plural(n, {
      one: `${number(n)} résultat : ${moves}. Les élèves voient leur nouveau score à la prochaine consultation.`,
      many: `${number(n)} de résultats : ${moves}. Les élèves voient leur nouveau score à la prochaine consultation.`,
      other: `${number(n)} résultats : ${moves}. Les élèves voient leur nouveau score à la prochaine consultation.`,
    }),
  scoresLater: (moves) => `Dès que les notes seront publiées à nouveau avec la grille modifiée : ${moves}.`,
  raised: (n) =>
    plural(n, {
      one: `${number(n)} score augmente`,
      many: `${number(n)} de scores augmentent`,
      other: `${number(n)} scores augmentent`,
    }),
  lowered: (n) =>
    plural(n, {
      one: `${number(n)} score baisse`,
      many: `${number(n)} de scores baissent`,
      other: `${number(n)} scores baissent`,
    }),
  unmoved: (n) =>
    plural(n, {
      one: `${number(n)} score garde ses points sur un nouveau total`,
      many: `${number(n)} de scores gardent leurs points sur un nouveau total`,
      other: `${number(n)} scores gardent leurs points sur un nouveau total`,
    }),
  unchanged: (n) =>
    plural(n, {
      one: `${number(n)} score reste inchangé`,
      many: `${number(n)} de scores restent inchangés`,
      other: `${number(n)} scores restent inchangés`,
    }),
  handMarks: (n) =>
    plural(n, {
      one: `${number(n)} note mise à la main garde sa part des nouveaux points.`,
      many: `${number(n)} de notes mises à la main gardent leur part des nouveaux points.`,
      other: `${number(n)} notes mises à la main gardent leur part des nouveaux points.`,
    }),
  handMarksLabel: 'Notes mises à la main',
  draftsChange: (n) =>
    plural(n, {
      one: `${number(n)} note que l’élève ne voit pas encore change tout de suite.`,
      many: `${number(n)} notes que les élèves ne voient pas encore changent tout de suite.`,
      other: `${number(n)} notes que les élèves ne voient pas encore changent tout de suite.`,
    }),
  newStarters: 'Les élèves qui commencent à partir de maintenant reçoivent cette version.',
  workingKeep: (n) =>
    plural(n, {
      one: `${number(n)} élève qui travaille en ce moment garde les questions du début.`,
      many: `${number(n)} d’élèves qui travaillent en ce moment gardent les questions du début.`,
      other: `${number(n)} élèves qui travaillent en ce moment gardent les questions du début.`,
    }),
  scoresChanged: (n) =>
    plural(n, {
      one: `${number(n)} score modifié.`,
      many: `${number(n)} de scores modifiés.`,
      other: `${number(n)} scores modifiés.`,
    }),
}
