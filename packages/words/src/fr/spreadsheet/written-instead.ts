import type * as en from '../../en/spreadsheet/written-instead.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  writtenInstead: {
    'row-written-names-column': ({ answer }) =>
      `${answer} est aussi l’en-tête d’une colonne qui n’est pas utilisée. Les élèves devront écrire ${answer}. Si ce n’est pas voulu, remplissez les options, ou choisissez sous « Colonnes » où elles se trouvent.`,
    'row-written-true-false': ({ answer }) =>
      `Cela ressemble à une question vrai ou faux, mais elle n’a pas d’options : écrivez « Vrai » et « Faux » comme options. Les élèves devront écrire ${answer}. Si ce n’est pas voulu, remplissez les options, ou choisissez sous « Colonnes » où elles se trouvent.`,
    'row-written-list': ({ answer }) =>
      `${answer} énumère de bonnes et de mauvaises options. Les élèves devront écrire ${answer}. Si ce n’est pas voulu, remplissez les options, ou choisissez sous « Colonnes » où elles se trouvent.`,
    'row-written-option-name': ({ answer }) =>
      `${answer} ressemble au nom d’une option, mais il n’y a pas d’options. Les élèves devront écrire ${answer}. Si ce n’est pas voulu, remplissez les options, ou choisissez sous « Colonnes » où elles se trouvent.`,
    'row-written-option-names': ({ answer }) =>
      `${answer} ressemble à des noms d’options, mais il n’y a pas d’options. Les élèves devront écrire ${answer}. Si ce n’est pas voulu, remplissez les options, ou choisissez sous « Colonnes » où elles se trouvent.`,
    'row-written-in-question': ({ answer }) =>
      `La réponse figure dans la question, comme une option. Les élèves devront écrire ${answer}. Si ce n’est pas voulu, remplissez les options, ou choisissez sous « Colonnes » où elles se trouvent.`,
    'row-written-others-choose': ({ answer }) =>
      `D’autres lignes ont des options, et celle-ci n’en a pas. Les élèves devront écrire ${answer}. Si ce n’est pas voulu, remplissez les options, ou choisissez sous « Colonnes » où elles se trouvent.`,
  },
}
