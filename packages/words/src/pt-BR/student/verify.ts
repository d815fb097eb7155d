import type * as en from '../../en/student/verify.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Digite o código de acesso',
  lead: 'Digite o código que você recebeu para acessar o quiz.',
  code: 'Código do quiz',
  codeHint: '8 letras e números. Maiúsculas e minúsculas fazem diferença.',
  placeholder: 'Digite o código',
  submit: 'Verificar e continuar',
  clockHint:
    'O tempo ainda não começa a contar. Primeiro você vê o título, o número de questões e o tempo limite.',
  unknownCode: 'Código inválido. Tente novamente.',
  failed: 'Ocorreu um erro. Tente novamente mais tarde.',
}
