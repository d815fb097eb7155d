import type * as en from '../../en/authoring/quiz-page.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: (page, quiz) => `${page} – ${quiz}`,
  tabs: {
    Results: 'Resultados',
    Students: 'Estudiantes',
    Live: 'En vivo',
    Questions: 'Preguntas',
    Share: 'Compartir',
    Settings: 'Ajustes',
  },
  tabsLabel: 'Cuestionario',
  acts: 'Acciones del cuestionario',
  print: 'Imprimir en papel',
  codeIs: (secret) => ['Código ', secret],
  until: (moment) => `hasta el ${moment}`,
  since: (moment) => `desde el ${moment}`,
  states: {
    draft: 'Borrador',
    open: 'Abierto',
    closed: 'Cerrado',
    archived: 'Archivado',
  },
  copyCode: (quiz) => `Copiar el código de ${quiz}`,
  codeCopied: (code) => `Código ${code} copiado.`,
  codeNotCopied: (code) => `No se pudo copiar el código. Es ${code}.`,
  moreForQuestion: (n) => `Más acciones para la pregunta ${number(n)}`,
  changeKey: 'Cambiar clave de respuestas',
  acceptAnswers: 'Aceptar respuestas',
  settingsUndone: 'Deshecho. Los ajustes están como antes.',
  settingsNotUndone: (hint) => `No se pudo deshacer. ${hint}`,
  compareRules: 'Comparar reglas',
  markByHand: 'Corregir a mano',
}
