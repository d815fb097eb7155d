import type * as en from '../../en/failures/requests.ts'
import type { WordsOf } from '../../format.ts'
import { plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  requests: {
    'not-http': 'La solicitud no es HTTP válido.',
    'not-one-host': 'La solicitud tiene que indicar un solo host.',
    'address-unreadable': 'La dirección no se puede leer.',
    'body-unreadable': 'La solicitud no se puede leer. Su contenido tiene que ser JSON válido.',
    'body-not-utf8': 'El contenido tiene que ser texto en UTF-8.',
    'body-broken-off': 'La solicitud terminó antes que su contenido.',
    'request-timeout': 'La solicitud no llegó a tiempo. Inténtalo de nuevo.',
    'headers-too-large': 'Los encabezados de la solicitud son demasiado grandes.',
    'length-required': 'La solicitud tiene que indicar la longitud de su contenido.',
    'unsupported-media-type': 'Envía JSON, con el encabezado Content-Type: application/json.',
    'body-too-large': ({ most, unit }) =>
      `Es demasiado grande: se pueden enviar ${most} ${unit} a la vez como máximo.`,
    'too-many-values':
      'Es demasiado grande: se pueden enviar 20.000 valores a la vez como máximo, 5000 de ellos con nombre.',
    'no-such-address': 'No hay nada en esta dirección.',
    'invalid-input': 'Este dato no es válido.',
    'internal-error': 'Algo salió mal en el servidor. Inténtalo de nuevo.',
    busy: 'Quizly tiene demasiado trabajo ahora. Inténtalo de nuevo en unos segundos.',
    'store-unavailable':
      'Quizly no puede acceder a sus datos en este momento. Inténtalo de nuevo en unos segundos.',
    'many-log-in': 'Mucha gente está iniciando sesión ahora. Inténtalo de nuevo en unos segundos.',
    'server-stopping': 'Este servidor se está deteniendo.',
    'store-not-ready': 'El almacén de datos no responde o no se puede escribir en él.',
    'texts-being-drawn':
      'Quizly está procesando fórmulas de otras personas. Inténtalo de nuevo en unos segundos.',
    'pictures-being-read':
      'Quizly está procesando imágenes de otras personas. Inténtalo de nuevo en unos segundos.',
    'sheets-being-read':
      'Quizly está leyendo otras hojas de cálculo grandes. Inténtalo de nuevo en unos segundos.',
    'sheet-too-large': 'Esta hoja no se puede leer de una vez. Divídela en varios archivos.',
    'sheet-cells': 'Esta hoja tiene demasiadas celdas. Divídela en varios archivos.',
    'too-many-pages': 'Demasiadas páginas siguen cuestionarios. Cierra algunas.',
  },
  waits: {
    'too-many-attempts': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `Demasiados intentos. Inténtalo de nuevo en ${n} segundo.`,
          many: `Demasiados intentos. Inténtalo de nuevo en ${n} segundos.`,
          other: `Demasiados intentos. Inténtalo de nuevo en ${n} segundos.`,
        }),
        minute: plural(n, {
          one: `Demasiados intentos. Inténtalo de nuevo en ${n} minuto.`,
          many: `Demasiados intentos. Inténtalo de nuevo en ${n} minutos.`,
          other: `Demasiados intentos. Inténtalo de nuevo en ${n} minutos.`,
        }),
      })[unit],
    'too-many-quizzes': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `Se pueden crear como máximo 100 cuestionarios por hora. Inténtalo de nuevo en ${n} segundo.`,
          many: `Se pueden crear como máximo 100 cuestionarios por hora. Inténtalo de nuevo en ${n} segundos.`,
          other: `Se pueden crear como máximo 100 cuestionarios por hora. Inténtalo de nuevo en ${n} segundos.`,
        }),
        minute: plural(n, {
          one: `Se pueden crear como máximo 100 cuestionarios por hora. Inténtalo de nuevo en ${n} minuto.`,
          many: `Se pueden crear como máximo 100 cuestionarios por hora. Inténtalo de nuevo en ${n} minutos.`,
          other: `Se pueden crear como máximo 100 cuestionarios por hora. Inténtalo de nuevo en ${n} minutos.`,
        }),
      })[unit],
    'too-many-quizzes-of-address': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `Desde una dirección se pueden crear como máximo 1000 cuestionarios por hora. Inténtalo de nuevo en ${n} segundo.`,
          many: `Desde una dirección se pueden crear como máximo 1000 cuestionarios por hora. Inténtalo de nuevo en ${n} segundos.`,
          other: `Desde una dirección se pueden crear como máximo 1000 cuestionarios por hora. Inténtalo de nuevo en ${n} segundos.`,
        }),
        minute: plural(n, {
          one: `Desde una dirección se pueden crear como máximo 1000 cuestionarios por hora. Inténtalo de nuevo en ${n} minuto.`,
          many: `Desde una dirección se pueden crear como máximo 1000 cuestionarios por hora. Inténtalo de nuevo en ${n} minutos.`,
          other: `Desde una dirección se pueden crear como máximo 1000 cuestionarios por hora. Inténtalo de nuevo en ${n} minutos.`,
        }),
      })[unit],
    'too-many-accounts': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `Desde una dirección se pueden crear como máximo 600 cuentas en diez minutos. Inténtalo de nuevo en ${n} segundo.`,
          many: `Desde una dirección se pueden crear como máximo 600 cuentas en diez minutos. Inténtalo de nuevo en ${n} segundos.`,
          other: `Desde una dirección se pueden crear como máximo 600 cuentas en diez minutos. Inténtalo de nuevo en ${n} segundos.`,
        }),
        minute: plural(n, {
          one: `Desde una dirección se pueden crear como máximo 600 cuentas en diez minutos. Inténtalo de nuevo en ${n} minuto.`,
          many: `Desde una dirección se pueden crear como máximo 600 cuentas en diez minutos. Inténtalo de nuevo en ${n} minutos.`,
          other: `Desde una dirección se pueden crear como máximo 600 cuentas en diez minutos. Inténtalo de nuevo en ${n} minutos.`,
        }),
      })[unit],
    'too-many-accounts-in-a-day': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `Desde una dirección se pueden crear como máximo 3000 cuentas al día. Inténtalo de nuevo en ${n} segundo.`,
          many: `Desde una dirección se pueden crear como máximo 3000 cuentas al día. Inténtalo de nuevo en ${n} segundos.`,
          other: `Desde una dirección se pueden crear como máximo 3000 cuentas al día. Inténtalo de nuevo en ${n} segundos.`,
        }),
        minute: plural(n, {
          one: `Desde una dirección se pueden crear como máximo 3000 cuentas al día. Inténtalo de nuevo en ${n} minuto.`,
          many: `Desde una dirección se pueden crear como máximo 3000 cuentas al día. Inténtalo de nuevo en ${n} minutos.`,
          other: `Desde una dirección se pueden crear como máximo 3000 cuentas al día. Inténtalo de nuevo en ${n} minutos.`,
        }),
      })[unit],
  },
}
