import type * as en from '../../en/spreadsheet/key-findings.ts'
import type { WordsOf } from '../../format.ts'
import { either, list, plural, texts } from '../language.ts'

export const words: WordsOf<typeof en> = {
  keyFindings: {
    'key-missing': ({ labels }) =>
      `Falta a resposta correta. Escreva ${list(labels)} ou o texto de uma alternativa.`,
    'key-missing-without-options': 'Falta a resposta correta. Escreva o texto de uma alternativa.',
    'key-not-an-option': ({ key, count, labels }) =>
      plural(count, {
        one: `${key} não está entre as alternativas. Use ${list(labels)} ou o texto de uma alternativa.`,
        many: `${key} não é uma das ${count} alternativas. Use ${list(labels)} ou o texto de uma alternativa.`,
        other: `${key} não é uma das ${count} alternativas. Use ${list(labels)} ou o texto de uma alternativa.`,
      }),

    'key-run-together': ({ key, count, apart }) =>
      plural(count, {
        one: `${key} não está entre as alternativas. Para várias respostas, escreva ${apart}.`,
        many: `${key} não é uma das ${count} alternativas. Para várias respostas, escreva ${apart}.`,
        other: `${key} não é uma das ${count} alternativas. Para várias respostas, escreva ${apart}.`,
      }),
    'key-mixes-kinds': ({ key, labels }) =>
      `${key} mistura textos, letras e números. Use ${list(labels)} ou o texto de uma alternativa.`,
    'key-names-empty-option': ({ key, option, labels }) =>
      `${key} indica a alternativa ${option}, que está vazia nesta linha. Preencha-a ou use ${list(labels)} ou o texto de uma alternativa.`,

    'key-in-cyrillic': ({ key, count, ways }) =>
      plural(count, {
        one: `${key} é uma letra cirílica. Use ${either(ways)}, ou o texto de uma alternativa.`,
        many: `${key} está em letras cirílicas. Use ${either(ways)}, ou o texto de uma alternativa.`,
        other: `${key} está em letras cirílicas. Use ${either(ways)}, ou o texto de uma alternativa.`,
      }),
    'key-in-greek': ({ key, count, ways }) =>
      plural(count, {
        one: `${key} é uma letra grega. Use ${either(ways)}, ou o texto de uma alternativa.`,
        many: `${key} está em letras gregas. Use ${either(ways)}, ou o texto de uma alternativa.`,
        other: `${key} está em letras gregas. Use ${either(ways)}, ou o texto de uma alternativa.`,
      }),
    'key-read-as-position': ({ key, answers, instead }) =>
      `${key} foi lido como posição: a resposta é ${texts(answers)}. Se você se refere ao texto, escreva ${instead} aqui.`,
    'key-read-as-text-not-letter': ({ key, meant }) =>
      `${key} foi lido como o texto de uma alternativa. Se você se refere à letra, escreva ${texts(meant)} aqui.`,
    'key-read-as-text-not-position': ({ key, meant }) =>
      `${key} foi lido como o texto de uma alternativa. Se você se refere à posição, escreva ${texts(meant)} aqui.`,
    'key-read-as-letter': ({ key, answers, instead }) =>
      `${key} foi lido como letra, como os outros gabaritos: a resposta é ${texts(answers)}. Se for o texto, escreva ${instead} aqui.`,
    'keys-count-from-zero': ({ row }) =>
      `O gabarito na linha ${row} é 0; esta coluna parece contar as alternativas a partir de 0. Aqui elas são contadas a partir de 1.`,
    'keys-may-count-from-zero':
      'Nenhum gabarito indica a última alternativa. Se esta coluna conta as alternativas a partir de 0, diga aqui; se não, está tudo certo.',

    'keys-contradict': ({ other, rows, more }) =>
      `A coluna ${other} indica outras respostas que esta coluna nestas linhas: ${list(rows, more)}. Veja qual das duas está certa.`,
    'key-read-as-own-letter': ({ key, answers }) =>
      `${key} foi lido como a letra que está na própria alternativa: a resposta é ${texts(answers)}.`,
    'key-read-as-list': ({ key, answers, number }) =>
      `${key} foi lido como uma lista: as respostas são ${texts(answers)}. Se você se refere ao número, escreva ${number} aqui.`,
    'key-read-loosely': ({ key, answers, count }) =>
      plural(count, {
        one: `${key} foi lido assim: a resposta é ${texts(answers)}.`,
        many: `${key} foi lido assim: as respostas são ${texts(answers)}.`,
        other: `${key} foi lido assim: as respostas são ${texts(answers)}.`,
      }),
  },
}
