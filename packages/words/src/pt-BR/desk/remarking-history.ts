import type * as en from '../../en/desk/remarking-history.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Histórico de mudanças',
  question: 'Questão',
  change: 'Mudança',
  reason: 'Motivo',
  by: 'Por',
  deletedAccount: 'Uma conta excluída',
  byAt: (name, date) => [name, ', ', date],
  undoColumn: 'Desfazer',
  changes: {
    'new-key': 'Só a resposta nova',
    'either-key': 'Respostas antiga e nova',
    'full-marks': 'Pontuação máxima para todos',
    'left-out': 'Não pontuada',
    answers: 'Respostas escritas revisadas',
    undo: 'Mudança desfeita',
  },
  accepted: (answers) => ['Aceitas: ', answers],
  refused: (answers) => ['Deixaram de ser aceitas: ', answers],
  undone: 'Desfeita',
  editedSince: 'Editada depois. Para mudar, escolha a resposta de novo.',
  undoFirst: (date) => `Desfaça primeiro a mudança de ${date}.`,
  undoLaterFirst: 'Desfaça primeiro a mudança posterior.',
  undo: (n, spoken) => ['Desfazer', spoken(` na questão ${number(n)}`)],
  undoAsking: (n, spoken) => ['Desfazer…', spoken(` na questão ${number(n)}`)],
  undoing: 'Desfazendo…',
  asks: (n) => `Desfazer esta mudança na questão ${number(n)}?`,
  editsStay:
    'A questão foi editada depois desta mudança. O que foi editado no texto e nas alternativas permanece.',
  answerNow: (answer) => ['Resposta correta agora: ', answer],
  answerAfter: (answer) => ['Depois de desfazer: ', answer],
  scoresUpdated: 'As pontuações são atualizadas, e estudantes veem que a mudança foi desfeita.',
  undoChange: 'Desfazer a mudança',
}
