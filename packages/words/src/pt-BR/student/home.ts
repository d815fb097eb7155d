import type * as en from '../../en/student/home.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Início',
  headlineStart: 'Teste seus conhecimentos,',
  headlineEnd: 'acompanhe seu progresso',
  promise: 'Avaliação simples para estudantes e docentes',
  startQuiz: 'Iniciar quiz',
  startHint: 'Digite o código do seu quiz e comece.',
  createQuiz: 'Criar quiz',
  createHint: 'Envie as questões e gere o código do quiz.',
  loginToStart: 'Você precisa entrar para iniciar um quiz.',
  loginToCreate: 'Você precisa entrar para criar um quiz.',
  onlyStudents: 'Somente estudantes podem acessar o quiz.',
  onlyAdmins: 'Somente docentes podem criar quizzes.',
  drawing: 'Uma folha de respostas corrigida: doze questões, oito corretas, duas incorretas, duas em branco',
  drawnCode: 'Código do quiz',
  score: 'Pontuação',
  latestResults: 'Seus últimos resultados',
  allResults: 'Todos os resultados',
  submitted: 'Enviado em',
}
