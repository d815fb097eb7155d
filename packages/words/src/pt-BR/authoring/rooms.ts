import type * as en from '../../en/authoring/rooms.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  saving: 'Salvando…',
  undo: 'Desfazer',
  goBackToEditing: 'Voltar à edição',
  questions: (n) =>
    plural(n, { one: `${number(n)} questão`, many: `${number(n)} questões`, other: `${number(n)} questões` }),
  tickMarksCorrect: 'as alternativas corretas têm uma marca de seleção',
  writeTitle: (quiz) => `Escrever questões – ${quiz}`,
  reviewQuiz: 'Revisar quiz',
  editQuiz: 'Editar quiz',
  students: (n) =>
    plural(n, {
      one: `${number(n)} estudante`,
      many: `${number(n)} estudantes`,
      other: `${number(n)} estudantes`,
    }),
  notChanged: (hint) => `Não foi possível fazer a mudança. ${hint}`,
  endForEveryone: 'Encerrar para todos',
  finalize: 'Finalizar',
}
