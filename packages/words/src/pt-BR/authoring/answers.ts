import type * as en from '../../en/authoring/answers.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  markedCorrect: (answer, hidden) => [answer, hidden(', marcada como correta')],
  written: '(resposta escrita)',
  writtenLeniently: '(resposta escrita, correção flexível)',
  number: '(número)',
  picture: '(imagem)',
  correctAnswer: 'Resposta correta',
  correctAnswers: 'Respostas corretas',
  current: '(resposta atual)',
  alsoAccepted: (answers) => ['Também aceitas: ', answers],
  skipped: 'Em branco',
  right: 'Certas',
  wrong: 'Erradas',
  rightLabel: 'certas',
  wrongLabel: 'erradas',
  printed: {
    single: 'Marque uma resposta',
    multiple: 'Marque todas as corretas',
    write: 'Escreva sua resposta',
    matching: 'Escreva ao lado de cada item a letra que combina',
    ordering: 'Numere os itens na ordem certa',
  },
}
