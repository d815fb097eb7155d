import type * as en from '../../en/account/about.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Acerca de Quizly',
  lead: 'Cuestionarios interactivos con puntuación al instante, fáciles de usar para estudiantes y docentes.',
  offer: 'Qué ofrecemos',
  offerText: 'Cuestionarios con tiempo límite y código secreto, corregidos en cuanto se entregan.',
  start: 'Empezar',
  learnMore: 'Más información',
  explore: 'Explorar',
  shownReceipt: (link) => ['¿Te mostraron el comprobante de una entrega? ', link('Verifica un comprobante')],
  details: 'Detalles',
  detailsHeading: 'Descubre más sobre nosotros',
  detailsLead: 'Cómo se crea, se hace y se corrige un cuestionario, y qué guardamos.',
  topics: {
    making: {
      heading: 'Crear un cuestionario',
      text: 'Cada docente escribe las preguntas o sube una hoja de cálculo, las revisa y obtiene un código secreto de ocho letras y cifras. Solo pueden entrar estudiantes que tengan el código.',
    },
    taking: {
      heading: 'Hacer un cuestionario',
      text: 'El tiempo empieza a correr al pulsar “Empezar cuestionario” y lo mide el reloj del servidor. Cada respuesta se guarda al momento; no se pierde nada si falla la conexión, se recarga la página o se cierra el portátil. Al llegar a 0:00, el cuestionario se entrega automáticamente.',
    },
    marking: {
      heading: 'Corrección',
      text: 'Una respuesta es correcta cuando coincide exactamente con el conjunto de respuestas correctas. No importan las mayúsculas, el orden de las opciones ni los espacios al principio o al final. Una pregunta en blanco cuenta como omitida. Cada pregunta vale un punto.',
    },
    kept: {
      heading: 'Qué guardamos',
      text: 'Tu nombre, tu correo electrónico, tus respuestas y lo que pasó con ellas en un cuestionario: cuándo se guardó cada una, desde cuál de tus dispositivos (solo están numerados) y cuándo se perdió la conexión. Las contraseñas se guardan solo como un hash que no se puede revertir. No hay rastreo ni publicidad.',
    },
  },
  backHome: '← Volver al inicio',
}
