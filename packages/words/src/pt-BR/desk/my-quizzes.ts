import type * as en from '../../en/desk/my-quizzes.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Meus quizzes',
  titled: {
    current: 'Meus quizzes',
    archived: 'Meus quizzes – Arquivados',
    bin: 'Meus quizzes – Lixeira',
  },
  create: 'Criar quiz',
  loading: 'Carregando seus quizzes',
  failed: 'Não foi possível carregar seus quizzes',
  safe: 'Eles estão seguros.',
  searchFailed: (again) => [
    'Não foi possível buscar nos seus quizzes. Verifique sua conexão e ',
    again('tente novamente'),
    '.',
  ],
  listsLabel: 'Quizzes',
  lists: {
    current: 'Ativos',
    archived: 'Arquivados',
    bin: 'Lixeira',
  },
  isEmpty: {
    current: 'Você ainda não criou um quiz',
    archived: 'Nenhum quiz arquivado',
    bin: 'A lixeira está vazia',
  },
  howToFill: {
    current: 'Digite suas questões ou envie uma planilha e depois compartilhe o código secreto com a turma.',
    archived: 'Arquive um quiz que terminou: o código para de funcionar e os resultados ficam.',
    bin: 'Quizzes excluídos ficam aqui por 30 dias. Até lá, você pode restaurá-los.',
  },
  columns: {
    title: 'Título',
    state: 'Situação',
    questions: 'Questões',
    code: 'Código',
    attempts: 'Tentativas',
    average: 'Média',
    created: 'Criado em',
    actions: 'Ações',
  },
  deleted: (date) => `Excluído em ${date}`,
  shared: {
    owner: (name) => ['Compartilhado por ', name, ' · o quiz é seu'],
    editor: (name) => ['Compartilhado por ', name, ' · você pode editar'],
    marker: (name) => ['Compartilhado por ', name, ' · você pode corrigir'],
    viewer: (name) => ['Compartilhado por ', name, ' · você pode ver'],
  },
  running: (n) => `${number(n)} em andamento`,
  runningIn: (n, quiz, hidden) => [number(n), ' em andamento', hidden(` em ${quiz}`)],
  averageLater: 'Depois do fim',
  noAttempts: 'Sem tentativas',
  menu: {
    share: 'Compartilhar',
    write: 'Escrever as questões',
    results: 'Resultados',
    students: 'Estudantes',
    questions: 'Questões',
    print: 'Imprimir prova',
    edit: 'Editar quiz',
    preview: 'Prévia',
    finalize: 'Finalizar',
    settings: 'Configurações',
  },
}
