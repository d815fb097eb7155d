import type * as en from '../../en/account/about.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Sobre o Quizly',
  lead: 'Quizzes interativos, pontuação em tempo real e uma experiência sem complicação para estudantes e docentes.',
  offer: 'O que oferecemos',
  offerText: 'Quizzes com tempo e código secreto, corrigidos no momento do envio.',
  start: 'Começar',
  learnMore: 'Saiba mais',
  explore: 'Explorar',
  shownReceipt: (link) => ['Recebeu um comprovante de envio? ', link('Verifique o comprovante')],
  details: 'Detalhes',
  detailsHeading: 'Saiba mais sobre nós',
  detailsLead: 'Da criação de um quiz à correção, e o que guardamos.',
  topics: {
    making: {
      heading: 'Criar um quiz',
      text: 'Quem cria o quiz digita as questões ou importa uma planilha, confere cada uma e recebe um código secreto de oito letras e números. Só entra quem tem o código.',
    },
    taking: {
      heading: 'Fazer um quiz',
      text: 'O tempo começa a contar ao clicar em “Iniciar quiz”, e vale o relógio do servidor. Cada resposta é salva na hora; uma conexão perdida, uma página recarregada ou um notebook fechado não apagam nada. Quando o tempo chegar a 0:00, o quiz é enviado automaticamente.',
    },
    marking: {
      heading: 'Correção',
      text: 'Uma resposta está correta quando é exatamente o conjunto das respostas corretas. Maiúsculas, a ordem das escolhas e espaços nas pontas não importam. Uma questão sem resposta conta como em branco. Cada questão vale um ponto.',
    },
    kept: {
      heading: 'O que guardamos',
      text: 'Seu nome, seu e-mail, suas respostas e o que aconteceu com elas em um quiz: quando cada uma foi salva, em qual dos seus dispositivos (eles são apenas numerados) e quando a conexão caiu. As senhas são guardadas só em forma codificada, que não pode ser revertida. Não há rastreamento nem publicidade.',
    },
  },
  backHome: '← Voltar ao início',
}
