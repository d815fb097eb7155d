import type * as en from '../../en/spreadsheet/choosing-file.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Importer des questions',
  createQuiz: 'Créer un quiz',
  proceed: 'Importer et continuer',
  reading: 'Lecture…',
  guide: {
    label: 'À propos du fichier',
    title: 'Ce que contient le fichier',
    sheet:
      'La première feuille est lue ; si les questions sont sur une autre, on vous demande. Chaque ligne sous les noms des colonnes est une question. D’autres formes sont comprises, par exemple une option par ligne.',
    columns:
      'Les noms des colonnes peuvent être dans de nombreuses langues, et les modèles de Kahoot et de Quizizz conviennent aussi. Vous voyez ensuite comment chaque colonne a été comprise. Les colonnes qu’un quiz ne peut pas contenir sont montrées et laissées de côté.',
    template: 'Télécharger un modèle (.xlsx)',
    templateName: 'modele-quizly.xlsx',
  },
  columnNames: {
    question: 'Question',
    type: 'Type',
    options: 'Option A – Option D',
    correct: 'Bonne réponse',
  },
  columnHints: {
    question: 'Le texte que lisent les élèves',
    type: 'Choix unique, Plusieurs réponses ou Réponse écrite. Peut manquer.',
    options: 'À laisser vide pour Réponse écrite',
    correct:
      'Le texte ou la lettre de l’option. Pour Plusieurs réponses, des lettres avec des virgules : A, C',
  },
  onOtherTab: (tab) => `Les questions sont sur la feuille ${tab}. Lire celle-ci ?`,
  onNamedTab: (tab, name) => [`Les questions sont sur la feuille ${tab}, « `, name, ' ». Lire celle-ci ?'],
  readTab: (tab) => `Lire la feuille ${tab}`,
  stay: 'Garder la première feuille',
  remove: (file) => `Retirer ${file}`,
  chooseFile: 'Choisir un fichier',
  fileHint: 'Excel (.xlsx ou .xls). Aussi .xlsm, .ods, .csv, .tsv et un quiz téléchargé en .json.',
  fileLabel: 'Fichier Excel',
  youChose: (file) => ['Fichier choisi : « ', file, ' ».'],
  kilobytes: (size) => `${size} ko`,
  megabytes: (size) => `${size} Mo`,
}
