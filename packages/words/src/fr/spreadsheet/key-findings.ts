import type * as en from '../../en/spreadsheet/key-findings.ts'
import type { WordsOf } from '../../format.ts'
import { either, list, plural, texts } from '../language.ts'

export const words: WordsOf<typeof en> = {
  keyFindings: {
    'key-missing': ({ labels }) =>
      `Il manque la bonne réponse. Écrivez ${list(labels)}, ou le texte d’une option.`,
    'key-missing-without-options': 'Il manque la bonne réponse. Écrivez le texte d’une option.',
    'key-not-an-option': ({ key, count, labels }) =>
      plural(count, {
        one: `${key} n’est pas une des options. Utilisez ${list(labels)}, ou le texte d’une option.`,
        many: `${key} n’est pas une des ${count} d’options. Utilisez ${list(labels)}, ou le texte d’une option.`,
        other: `${key} n’est pas une des ${count} options. Utilisez ${list(labels)}, ou le texte d’une option.`,
      }),

    'key-run-together': ({ key, count, apart }) =>
      plural(count, {
        one: `${key} n’est pas une des options. Pour plusieurs réponses, écrivez ${apart}.`,
        many: `${key} n’est pas une des ${count} d’options. Pour plusieurs réponses, écrivez ${apart}.`,
        other: `${key} n’est pas une des ${count} options. Pour plusieurs réponses, écrivez ${apart}.`,
      }),
    'key-mixes-kinds': ({ key, labels }) =>
      `${key} mêle des textes, des lettres et des nombres. Utilisez ${list(labels)}, ou le texte d’une option.`,
    'key-names-empty-option': ({ key, option, labels }) =>
      `${key} désigne l’option ${option}, qui est vide dans cette ligne. Remplissez-la, ou utilisez ${list(labels)}, ou le texte d’une option.`,

    'key-in-cyrillic': ({ key, count, ways }) =>
      plural(count, {
        one: `${key} est une lettre cyrillique. Utilisez ${either(ways)}, ou le texte d’une option.`,
        many: `${key} est en lettres cyrilliques. Utilisez ${either(ways)}, ou le texte d’une option.`,
        other: `${key} est en lettres cyrilliques. Utilisez ${either(ways)}, ou le texte d’une option.`,
      }),
    'key-in-greek': ({ key, count, ways }) =>
      plural(count, {
        one: `${key} est une lettre grecque. Utilisez ${either(ways)}, ou le texte d’une option.`,
        many: `${key} est en lettres grecques. Utilisez ${either(ways)}, ou le texte d’une option.`,
        other: `${key} est en lettres grecques. Utilisez ${either(ways)}, ou le texte d’une option.`,
      }),
    'key-read-as-position': ({ key, answers, instead }) =>
      `${key} est lu comme une position : la réponse est ${texts(answers)}. S’il s’agit du texte, écrivez ici ${instead}.`,
    'key-read-as-text-not-letter': ({ key, meant }) =>
      `${key} est lu comme le texte d’une option. S’il s’agit de la lettre, écrivez ici ${texts(meant)}.`,
    'key-read-as-text-not-position': ({ key, meant }) =>
      `${key} est lu comme le texte d’une option. S’il s’agit de la position, écrivez ici ${texts(meant)}.`,
    'key-read-as-letter': ({ key, answers, instead }) =>
      `${key} est lu comme une lettre, comme les autres corrigés : la réponse est ${texts(answers)}. Si le texte est voulu, écrivez ${instead} ici.`,
    'keys-count-from-zero': ({ row }) =>
      `Le corrigé de la ligne ${row} est 0 : cette colonne semble compter les options à partir de 0. Ici, elles sont comptées à partir de 1.`,
    'keys-may-count-from-zero':
      'Aucun corrigé ne désigne la dernière option. Si cette colonne compte les options à partir de 0, dites-le ; sinon, tout est juste.',

    'keys-contradict': ({ other, rows, more }) =>
      `La colonne ${other} donne d’autres réponses que cette colonne dans ces lignes : ${list(rows, more)}. Regardez laquelle est juste.`,
    'key-read-as-own-letter': ({ key, answers }) =>
      `${key} est lu comme la lettre écrite dans l’option : la réponse est ${texts(answers)}.`,
    'key-read-as-list': ({ key, answers, number }) =>
      `${key} est lu comme une liste : les réponses sont ${texts(answers)}. S’il s’agit du nombre, écrivez ici ${number}.`,
    'key-read-loosely': ({ key, answers, count }) =>
      plural(count, {
        one: `${key} est compris ainsi : la réponse est ${texts(answers)}.`,
        many: `${key} est compris ainsi : les réponses sont ${texts(answers)}.`,
        other: `${key} est compris ainsi : les réponses sont ${texts(answers)}.`,
      }),
  },
}
