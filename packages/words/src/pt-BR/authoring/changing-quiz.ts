import type * as en from '../../en/authoring/changing-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  editTitle: (quiz) => `Editar – ${quiz}`,
  edit: (quiz) => ['Editar “', quiz, '”'],
  toQuestions: 'Questões',
  toReview: 'Revisar quiz',
  saveLabel: 'Salvar mudanças',
  unsaved: (place) => `Mudanças não salvas · ${place}`,
  nothingUnsaved: 'Tudo salvo',
  saveAndChange: (n) =>
    plural(n, {
      one: `Salvar e mudar ${number(n)} pontuação?`,
      many: `Salvar e mudar ${number(n)} pontuações?`,
      other: `Salvar e mudar ${number(n)} pontuações?`,
    }),
  saveWhileWorking: (n) =>
    plural(n, {
      one: `Salvar enquanto ${number(n)} estudante faz o quiz?`,
      many: `Salvar enquanto ${number(n)} estudantes fazem o quiz?`,
      other: `Salvar enquanto ${number(n)} estudantes fazem o quiz?`,
    }),
  saveRubric: 'Salvar a rubrica editada?',
  saveForNewStarters: 'Salvar para quem começar a partir de agora?',
  backToEditing: 'Voltar à edição',
  saveAndChangeScores: 'Salvar e mudar pontuações',
  saveChanges: 'Salvar mudanças',
  leaveTitle: 'Sair sem salvar?',
  leaveText:
    'Suas mudanças neste quiz ainda não foram salvas. Você pode guardá-las como rascunho, também nos seus outros dispositivos.',
  goOnEditing: 'Continuar editando',
  keepDraft: 'Manter o rascunho',
  leaveUnsaved: 'Sair sem salvar',
  restored: {
    here: 'Aqui estão suas mudanças não salvas da última vez.',
    elsewhere: 'Aqui estão suas mudanças não salvas de outro dispositivo.',
  },
  discard: 'Descartar',
  working: (n) =>
    plural(n, {
      one: `${number(n)} estudante está fazendo o quiz. As questões do início são mantidas, e a correção segue o gabarito que você salvar agora.`,
      many: `${number(n)} estudantes estão fazendo o quiz. As questões do início são mantidas, e a correção segue o gabarito que você salvar agora.`,
      other: `${number(n)} estudantes estão fazendo o quiz. As questões do início são mantidas, e a correção segue o gabarito que você salvar agora.`,
    }),
  added: (n, begun) =>
    plural(n, {
      one: `Quem começar a partir de agora recebe a questão nova. Ela não conta para ${begun}.`,
      many: `Quem começar a partir de agora recebe as ${number(n)} questões novas. Elas não contam para ${begun}.`,
      other: `Quem começar a partir de agora recebe as ${number(n)} questões novas. Elas não contam para ${begun}.`,
    }),
  workingNow: (n) =>
    plural(n, {
      one: `${number(n)} estudante que está fazendo o quiz`,
      many: `${number(n)} estudantes que estão fazendo o quiz`,
      other: `${number(n)} estudantes que estão fazendo o quiz`,
    }),
  whoSubmitted: (n) =>
    plural(n, {
      one: `o resultado que já existe`,
      many: `os ${number(n)} de resultados que já existem`,
      other: `os ${number(n)} resultados que já existem`,
    }),
  newScores: (n, moves) =>
    plural(n, {
      one: `${number(n)} resultado: ${moves}. Estudantes verão a nova pontuação na próxima vez que a consultarem.`,
      many: `${number(n)} de resultados: ${moves}. Estudantes verão a nova pontuação na próxima vez que a consultarem.`,
      other: `${number(n)} resultados: ${moves}. Estudantes verão a nova pontuação na próxima vez que a consultarem.`,
    }),
  scoresLater: (moves) => `Quando as notas forem liberadas de novo pela rubrica editada: ${moves}.`,
  raised: (n) =>
    plural(n, {
      one: `${number(n)} pontuação aumenta`,
      many: `${number(n)} pontuações aumentam`,
      other: `${number(n)} pontuações aumentam`,
    }),
  lowered: (n) =>
    plural(n, {
      one: `${number(n)} pontuação diminui`,
      many: `${number(n)} pontuações diminuem`,
      other: `${number(n)} pontuações diminuem`,
    }),
  unmoved: (n) =>
    plural(n, {
      one: `${number(n)} pontuação fica igual sobre um novo total`,
      many: `${number(n)} pontuações ficam iguais sobre um novo total`,
      other: `${number(n)} pontuações ficam iguais sobre um novo total`,
    }),
  unchanged: (n) =>
    plural(n, {
      one: `${number(n)} pontuação fica como está`,
      many: `${number(n)} de pontuações ficam como estão`,
      other: `${number(n)} pontuações ficam como estão`,
    }),
  handMarks: (n) =>
    plural(n, {
      one: `${number(n)} nota dada à mão mantém sua parte dos novos pontos.`,
      many: `${number(n)} notas dadas à mão mantêm sua parte dos novos pontos.`,
      other: `${number(n)} notas dadas à mão mantêm sua parte dos novos pontos.`,
    }),
  handMarksLabel: 'Notas dadas à mão',
  draftsChange: (n) =>
    plural(n, {
      one: `${number(n)} nota que ainda não aparece muda imediatamente.`,
      many: `${number(n)} notas que ainda não aparecem mudam imediatamente.`,
      other: `${number(n)} notas que ainda não aparecem mudam imediatamente.`,
    }),
  newStarters: 'Quem começar a partir de agora recebe esta versão.',
  workingKeep: (n) =>
    plural(n, {
      one: `${number(n)} estudante que está fazendo o quiz mantém as questões do início.`,
      many: `${number(n)} estudantes que estão fazendo o quiz mantêm as questões do início.`,
      other: `${number(n)} estudantes que estão fazendo o quiz mantêm as questões do início.`,
    }),
  scoresChanged: (n) =>
    plural(n, {
      one: `${number(n)} pontuação mudou.`,
      many: `${number(n)} pontuações mudaram.`,
      other: `${number(n)} pontuações mudaram.`,
    }),
}
