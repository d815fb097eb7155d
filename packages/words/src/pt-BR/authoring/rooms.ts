import type * as en from '../../en/authoring/rooms.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  saving: 'Salvando…',
  undo: 'Desfazer',
  questions: (n) =>
    plural(n, { one: `${number(n)} questão`, many: `${number(n)} questões`, other: `${number(n)} questões` }),
  tickMarksCorrect: 'as alternativas corretas estão marcadas',
  writeTitle: (quiz) => `Escrever questões – ${quiz}`,
  reviewQuiz: 'Revisar quiz',
  editQuiz: 'Editar quiz',
  notChanged: (hint) => `Não foi possível fazer a mudança. ${hint}`,
  endForEveryone: 'Encerrar para todos',
  finalize: 'Finalizar',
}
