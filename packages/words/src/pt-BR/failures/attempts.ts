import type * as en from '../../en/failures/attempts.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  attempts: {
    'invalid-code': 'Código inválido. Tente novamente.',
    'already-attempted': 'Você já fez este quiz.',
    'not-started': 'Inicie o quiz primeiro.',
    'closed-to-late-student':
      'Este quiz foi encerrado. Fale com quem o aplica se você ainda precisa fazê-lo.',
    'quiz-closed': 'Este quiz foi encerrado. Fale com quem o aplica.',
    'too-early': 'Este quiz ainda não está aberto. Espere até ele abrir e então inicie.',
    'still-running': 'Esta tentativa ainda não foi enviada. Corrija manualmente depois do envio.',
    'attempt-changed': 'Esta tentativa mudou nesse meio-tempo. Nada foi salvo.',
    'mark-changed': 'Enquanto isso, outra pessoa corrigiu esta resposta.',
    'answer-changed': 'Esta resposta mudou desde que você a abriu.',
    'nothing-to-mark': 'Esta resposta não aguarda correção.',
    'not-asked': 'Esta questão não foi apresentada aqui ou não está mais no quiz.',
    'marked-on-page':
      'Esta resposta é corrigida na página “Correção”. Proprietários e editores também podem mudá-la aqui.',
    'answers-too-long': 'As respostas são longas demais: juntas, podem ter no máximo 1 MiB.',
    'no-result': 'Nenhum resultado disponível.',
    'no-practice': 'Não é possível praticar este quiz agora.',
    'no-results': 'Nenhum resultado encontrado.',
    'others-answers': 'Você só pode enviar suas próprias respostas.',
    'no-attempt': 'Tentativa não encontrada.',
    'no-such-attempt': 'Essa tentativa não existe.',
    'takes-it-now': 'Esta tentativa está em andamento. Exclua-a quando terminar.',
    'receipt-comes': 'Seu comprovante chega com seu resultado, em alguns segundos.',
    'student-account-full':
      'Sua conta está cheia: não comporta mais um quiz. Peça ajuda a quem aplica o quiz.',
    'too-many-grants': ({ most }) => `É possível dar tempo no máximo ${most} vezes em um quiz.`,
    'student-not-entered': 'Esta pessoa não entrou no quiz.',
    'student-not-started': 'Esta pessoa não começou: ainda tem todo o tempo.',
    'stays-submitted': 'Este quiz foi enviado. Reabra-o para dar mais tempo.',
    'closes-before':
      'Este quiz termina para todos no fechamento, e não há mais tempo até lá. Defina antes um fechamento posterior.',
    'ended-at-this-moment': 'Este quiz acabou de ser encerrado para todos. Nenhum tempo extra foi dado.',
    ended:
      'Este quiz foi encerrado para todos. Quem é responsável ou pode editar pode dar tempo a uma só pessoa.',
  },
}
