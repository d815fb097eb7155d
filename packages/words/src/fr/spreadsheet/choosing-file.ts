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
      'Quizly lit la première feuille ; si les questions sont sur une autre, vous choisissez laquelle lire. Chaque ligne sous les en-têtes est une question. D’autres dispositions sont reconnues, par exemple une option par ligne.',
    columns:
      'Les en-têtes peuvent être dans de nombreuses langues, et les modèles de Kahoot et de Quizizz conviennent aussi. Vous verrez ensuite comment chaque colonne a été interprétée. Les colonnes sans rapport avec un quiz sont affichées, mais ignorées.',
    template: 'Télécharger un modèle (.xlsx)',
    templateName: 'modele-quizly',
  },
  columnNames: {
    question: 'Question',
    type: 'Type',
    options: 'Option A – Option D',
    correct: 'Bonne réponse',
    worth: 'Points, explication',
    pairs: 'Paire 1 – Paire 4',
    items: 'Élément 1 – Élément 4',
  },
  columnHints: {
    question: 'Le texte que lisent les élèves',
    type: 'Choix unique, Plusieurs réponses, Réponse écrite, Réponse numérique, Associer des paires, Mise en ordre ou Texte long. Facultatif.',
    options: 'Seulement pour Choix unique et Plusieurs réponses.',
    correct:
      'Le texte ou la lettre de l’option. Pour Plusieurs réponses, des lettres séparées par des virgules : A, C. Vide pour les trois derniers types.',
    worth: 'Les deux peuvent manquer. Sans points, une question vaut 1.',
    pairs: 'Pour Associer des paires : une paire dans chacune, comme France = Paris.',
    items: 'Pour Mise en ordre : les éléments dans le bon ordre.',
  },
  onOtherTab: (tab) => `Les questions sont sur la feuille ${tab}. Lire celle-ci ?`,
  onNamedTab: (tab, name) => [`Les questions sont sur la feuille ${tab}, « `, name, ' ». Lire celle-ci ?'],
  readTab: (tab) => `Lire la feuille ${tab}`,
  stay: 'Garder la première feuille',
  remove: (file) => `Retirer ${file}`,
  chooseFile: 'Choisir un fichier',
  fileHint: 'Excel (.xlsx ou .xls). Également .xlsm, .ods, .csv, .tsv, ou un quiz téléchargé en .json.',
  fileLabel: 'Fichier Excel',
  youChose: (file) => ['Fichier choisi : « ', file, ' ».'],
  kilobytes: (size) => `${size} ko`,
  megabytes: (size) => `${size} Mo`,
}
