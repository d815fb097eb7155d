import type * as en from '../../en/failures/requests.ts'
import type { WordsOf } from '../../format.ts'
import { plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  requests: {
    'not-http': 'A solicitação não é HTTP válido.',
    'not-one-host': 'A solicitação precisa indicar um só host.',
    'address-unreadable': 'Não é possível ler o endereço.',
    'body-unreadable': 'Não é possível ler a solicitação. O conteúdo precisa ser JSON válido.',
    'body-not-utf8': 'O conteúdo precisa ser texto em UTF-8.',
    'body-broken-off': 'A solicitação terminou antes do conteúdo.',
    'request-timeout': 'A solicitação não chegou a tempo. Tente novamente.',
    'headers-too-large': 'Os cabeçalhos da solicitação são grandes demais.',
    'length-required': 'A solicitação precisa indicar o tamanho do conteúdo.',
    'unsupported-media-type': 'Envie JSON, com o cabeçalho Content-Type: application/json.',
    'body-too-large': ({ most, unit }) =>
      `Isto é grande demais: no máximo ${most} ${unit} podem ser enviados de uma vez.`,
    'too-many-values':
      'Isto é grande demais: no máximo 20.000 valores, 5.000 deles com nome, podem ser enviados de uma vez.',
    'no-such-address': 'Não há nada neste endereço.',
    'invalid-input': 'Este dado não é válido.',
    'internal-error': 'Algo deu errado no servidor. Tente novamente.',
    busy: 'O Quizly está com trabalho demais agora. Tente novamente em alguns segundos.',
    'store-unavailable':
      'O Quizly não consegue acessar os dados no momento. Tente novamente em alguns segundos.',
    'many-log-in': 'Muita gente está entrando agora. Tente novamente em alguns segundos.',
    'server-stopping': 'Este servidor está sendo desligado.',
    'store-not-ready': 'O armazenamento de dados não responde ou não aceita gravações.',
    'texts-being-drawn':
      'O Quizly está processando fórmulas de outras pessoas. Tente novamente em alguns segundos.',
    'pictures-being-read':
      'O Quizly está processando imagens de outras pessoas. Tente novamente em alguns segundos.',
    'sheets-being-read': 'O Quizly está lendo outras planilhas grandes. Tente novamente em alguns segundos.',
    'sheet-too-large': 'Não é possível ler esta planilha de uma vez. Divida-a em vários arquivos.',
    'sheet-cells': 'Esta planilha tem células demais. Divida-a em vários arquivos.',
    'too-many-pages': 'Páginas demais acompanham quizzes. Feche algumas.',
  },
  waits: {
    'too-many-attempts': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `Tentativas demais. Tente novamente em ${n} segundo.`,
          many: `Tentativas demais. Tente novamente em ${n} segundos.`,
          other: `Tentativas demais. Tente novamente em ${n} segundos.`,
        }),
        minute: plural(n, {
          one: `Tentativas demais. Tente novamente em ${n} minuto.`,
          many: `Tentativas demais. Tente novamente em ${n} minutos.`,
          other: `Tentativas demais. Tente novamente em ${n} minutos.`,
        }),
      })[unit],
    'too-many-quizzes': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `É possível criar no máximo 100 quizzes por hora. Tente novamente em ${n} segundo.`,
          many: `É possível criar no máximo 100 quizzes por hora. Tente novamente em ${n} segundos.`,
          other: `É possível criar no máximo 100 quizzes por hora. Tente novamente em ${n} segundos.`,
        }),
        minute: plural(n, {
          one: `É possível criar no máximo 100 quizzes por hora. Tente novamente em ${n} minuto.`,
          many: `É possível criar no máximo 100 quizzes por hora. Tente novamente em ${n} minutos.`,
          other: `É possível criar no máximo 100 quizzes por hora. Tente novamente em ${n} minutos.`,
        }),
      })[unit],
    'too-many-quizzes-of-address': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `De um mesmo endereço, é possível criar no máximo 1.000 quizzes por hora. Tente novamente em ${n} segundo.`,
          many: `De um mesmo endereço, é possível criar no máximo 1.000 quizzes por hora. Tente novamente em ${n} segundos.`,
          other: `De um mesmo endereço, é possível criar no máximo 1.000 quizzes por hora. Tente novamente em ${n} segundos.`,
        }),
        minute: plural(n, {
          one: `De um mesmo endereço, é possível criar no máximo 1.000 quizzes por hora. Tente novamente em ${n} minuto.`,
          many: `De um mesmo endereço, é possível criar no máximo 1.000 quizzes por hora. Tente novamente em ${n} minutos.`,
          other: `De um mesmo endereço, é possível criar no máximo 1.000 quizzes por hora. Tente novamente em ${n} minutos.`,
        }),
      })[unit],
    'too-many-accounts': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `De um mesmo endereço, é possível criar no máximo 600 contas em dez minutos. Tente novamente em ${n} segundo.`,
          many: `De um mesmo endereço, é possível criar no máximo 600 contas em dez minutos. Tente novamente em ${n} segundos.`,
          other: `De um mesmo endereço, é possível criar no máximo 600 contas em dez minutos. Tente novamente em ${n} segundos.`,
        }),
        minute: plural(n, {
          one: `De um mesmo endereço, é possível criar no máximo 600 contas em dez minutos. Tente novamente em ${n} minuto.`,
          many: `De um mesmo endereço, é possível criar no máximo 600 contas em dez minutos. Tente novamente em ${n} minutos.`,
          other: `De um mesmo endereço, é possível criar no máximo 600 contas em dez minutos. Tente novamente em ${n} minutos.`,
        }),
      })[unit],
    'too-many-accounts-in-a-day': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `De um mesmo endereço, é possível criar no máximo 3.000 contas por dia. Tente novamente em ${n} segundo.`,
          many: `De um mesmo endereço, é possível criar no máximo 3.000 contas por dia. Tente novamente em ${n} segundos.`,
          other: `De um mesmo endereço, é possível criar no máximo 3.000 contas por dia. Tente novamente em ${n} segundos.`,
        }),
        minute: plural(n, {
          one: `De um mesmo endereço, é possível criar no máximo 3.000 contas por dia. Tente novamente em ${n} minuto.`,
          many: `De um mesmo endereço, é possível criar no máximo 3.000 contas por dia. Tente novamente em ${n} minutos.`,
          other: `De um mesmo endereço, é possível criar no máximo 3.000 contas por dia. Tente novamente em ${n} minutos.`,
        }),
      })[unit],
  },
}
