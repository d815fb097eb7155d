import type * as en from '../../en/failures/quizzes.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  quizzes: {
    'no-quiz': 'No se encontró el cuestionario.',
    'settings-changed': 'Estos ajustes cambiaron entretanto en otra ventana. No se guardó nada.',
    'too-many-allowances': ({ most }) => `Como máximo ${most} estudiantes pueden tener más tiempo.`,
    'too-many-drafts': 'Tienes demasiados borradores. Guarda o descarta algunos.',
    'draft-changed': 'Este borrador se cambió o se guardó en otro dispositivo.',
    'code-taken': 'Este código secreto ya está en uso. Inténtalo con otro.',
    'questions-exist': 'Este cuestionario ya tiene preguntas. Edítalo para cambiarlas.',
    'quiz-changed': 'Este cuestionario cambió entretanto en otra ventana. No se guardó nada.',
    'too-many-stored-quizzes':
      'Tu cuenta no admite otro cuestionario: el límite es de 10.000 cuestionarios y 200 MB de preguntas. Cambia uno de los que tienes.',
    'older-server':
      'Otro servidor sigue funcionando con una versión anterior. Inténtalo de nuevo en un minuto.',
    'questions-fill-account': 'Tu cuenta no admite más: tus cuestionarios ocupan 200 MB. No se guardó nada.',
    'pictures-fill-account':
      'Tu cuenta contiene 250 MB de imágenes. Elimina cuestionarios que ya no necesites.',
    'too-many-versions':
      'Este cuestionario ya no se puede cambiar: se ha hecho en 500 versiones. Crea uno nuevo para continuar.',
    'no-remarking': 'Esta recorrección no existe.',
    'question-gone': 'Esta pregunta ya no forma parte del cuestionario.',
    'question-unknown': 'Esta pregunta no forma parte del cuestionario.',
    'changed-again-later': 'Esta pregunta se cambió otra vez después. Primero deshaz ese cambio.',
    'edited-since':
      'La pregunta se editó después, así que esto no se puede deshacer. Elige de nuevo su respuesta correcta.',
    'confirm-undo': 'La pregunta se editó después. Confirma que quieres deshacer esto de todos modos.',
    'changed-by-someone-else': 'Otra persona cambió este cuestionario. No se guardó nada.',
    'no-written-question': 'Este cuestionario no tiene esa pregunta de respuesta escrita.',
  },
}
