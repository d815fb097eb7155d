import type * as en from '../../en/desk/delete-attempt.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  done: (name) => `A tentativa de ${name} foi excluída.`,
  failed: 'Não foi possível excluir a tentativa. Verifique sua conexão.',
  title: (name) => ['Excluir a tentativa de ', name, '?'],
  numberedTitle: (n, name) => ['Excluir a tentativa ', number(n), ' de ', name, '?'],
  nothingSubmitted: 'Nada foi enviado nela. Não é possível desfazer.',
  goesWithIt: (score, total) =>
    `Também serão excluídos o resultado (${score} de ${number(total)}), as respostas, a linha do tempo e o tempo extra. O comprovante não poderá mais ser comparado com a tentativa. Não é possível desfazer.`,
  after: (name) => [
    name,
    ' pode digitar o código e fazer o quiz de novo enquanto ele estiver aberto. A lista de estudantes registra quem excluiu a tentativa, quando e por quê.',
  ],
  reason: 'Motivo (opcional)',
  reasonHint: 'Guardado para quem compartilha este quiz. Estudantes não o veem.',
  keep: 'Manter',
  remove: 'Excluir tentativa',
  removing: 'Excluindo…',
}
