import type * as en from '../../en/authoring/preview.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'Vista previa',
  loading: 'Cargando la vista previa',
  failed: 'No se pudo cargar la vista previa',
  safe: 'El cuestionario está a salvo.',
  none: 'Aún no hay nada que previsualizar',
  noneHint: 'Este cuestionario no tiene preguntas.',
  toQuestions: 'Ir a sus preguntas',
  note: (bold) => [bold('Vista previa'), ' No se guarda ni se puntúa nada.'],
  again: 'Hacerlo de nuevo',
  end: 'Salir de la vista previa',
}
