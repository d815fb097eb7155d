import type * as en from '../../en/files/questions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  sheetName: 'Questões',
  headings: {
    question: 'Questão',
    type: 'Tipo',
    correct: 'Resposta correta (Quizly: número da alternativa ou texto)',
    fixed: 'Sem embaralhar (números das alternativas)',
    accepted: 'Também aceita (uma resposta por linha)',
    either: 'Também correta (números das alternativas, um gabarito por linha)',
    rule: 'Pontuação máxima ou desconsiderada (regra para toda a turma)',
    details: 'Pontos e correção (Quizly: para outra importação)',
    points: 'Pontos',
    deduction: 'Pontos descontados (Quizly: por uma resposta errada)',
    credit: 'Parte dos pontos (Quizly: regra)',
    tolerance: 'Tolerância (Quizly: de um número)',
    unit: 'Unidade (Quizly: de um número)',
    explanation: 'Explicação',
    further: 'Outras respostas (Quizly: uma por linha)',
    distractors: 'Distratores (Quizly: um por linha)',
  },
  pair: (n) => `Par ${n}`,
  item: (n) => `Item ${n}`,
  note: (letter) => `Observação sobre a alternativa ${letter}`,
  option: (letter) => `Alternativa ${letter}`,
  types: {
    single: 'Escolha única',
    multiple: 'Várias respostas',
    write: 'Resposta escrita',
    numeric: 'Resposta numérica',
    matching: 'Associar pares',
    ordering: 'Colocar em ordem',
    essay: 'Texto longo',
  },
  rules: { full: 'Pontuação máxima para toda a turma', 'left-out': 'Desconsiderada' },
  creditRules: {
    'right-minus-wrong': 'Certas menos erradas',
    'each-decision': 'Cada parte conta',
    'half-for-one-slip': 'Metade com um erro',
  },
}
