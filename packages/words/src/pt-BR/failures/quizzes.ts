import type * as en from '../../en/failures/quizzes.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  quizzes: {
    'no-quiz': 'Quiz não encontrado.',
    'settings-changed': 'Estas configurações mudaram nesse meio-tempo em outra janela. Nada foi salvo.',
    'too-many-allowances': ({ most }) => `No máximo ${most} estudantes podem ter mais tempo.`,
    'too-many-drafts': 'Você tem rascunhos demais. Salve ou descarte alguns.',
    'draft-changed': 'Este rascunho foi mudado ou salvo em outro dispositivo.',
    'code-taken': 'Este código secreto já está em uso. Tente com outro.',
    'questions-exist': 'Este quiz já tem questões. Edite o quiz para mudá-las.',
    'quiz-changed': 'Este quiz mudou nesse meio-tempo em outra janela. Nada foi salvo.',
    'too-many-stored-quizzes':
      'Sua conta não comporta mais um quiz: o limite é de 10.000 quizzes e 200 MB de questões. Mude um dos que você tem.',
    'older-server': 'Outro servidor ainda usa uma versão mais antiga. Tente novamente em um minuto.',
    'questions-fill-account': 'Sua conta não comporta mais: seus quizzes ocupam 200 MB. Nada foi salvo.',
    'pictures-fill-account':
      'Sua conta contém 250 MB de imagens. Exclua quizzes de que você não precisa mais.',
    'too-many-versions':
      'Este quiz não pode mais ser mudado: ele já foi feito em 500 versões. Crie um novo quiz para continuar.',
    'no-remarking': 'Esta recorreção não existe.',
    'question-gone': 'Esta questão não faz mais parte do quiz.',
    'question-unknown': 'Esta questão não faz parte do quiz.',
    'changed-again-later': 'Esta questão foi mudada de novo depois. Desfaça isso primeiro.',
    'edited-since':
      'A questão foi editada depois, então não é possível desfazer. Escolha a resposta correta de novo.',
    'confirm-undo': 'A questão foi editada depois. Confirme que quer desfazer mesmo assim.',
    'changed-by-someone-else': 'Outra pessoa mudou este quiz. Nada foi salvo.',
    'no-written-question': 'Este quiz não tem essa questão de resposta escrita.',
  },
}
