import type { LanguageTag } from './languages.ts'

/** Stands in the page itself and is shown, English beside it, while no words can be loaded. */
export const waiting: Record<LanguageTag, string> = {
  en: 'Quizly could not load its words. Trying again…',
  de: 'Quizly konnte seine Texte nicht laden. Neuer Versuch…',
  es: 'Quizly no ha podido cargar sus textos. Reintentando…',
  fr: 'Quizly n’a pas pu charger ses textes. Nouvel essai…',
  'pt-BR': 'O Quizly não conseguiu carregar os textos. Tentando de novo…',
  ar: 'تعذّر على Quizly تحميل النصوص. جارٍ إعادة المحاولة…',
}

/** Stands in the page itself: what it shows if its files are gone, as in the middle of an update, why, and a button. */
export const notLoaded: Record<LanguageTag, readonly [title: string, why: string, again: string]> = {
  en: ['Quizly could not be loaded', 'It may be starting or being updated.', 'Try again'],
  de: [
    'Quizly konnte nicht geladen werden',
    'Vielleicht startet es gerade oder wird aktualisiert.',
    'Erneut versuchen',
  ],
  es: ['No se pudo cargar Quizly', 'Puede que se esté iniciando o actualizando.', 'Reintentar'],
  fr: [
    'Quizly n’a pas pu être chargé',
    'Il est peut-être en cours de démarrage ou de mise à jour.',
    'Réessayer',
  ],
  'pt-BR': [
    'Não foi possível carregar o Quizly',
    'Ele pode estar iniciando ou sendo atualizado.',
    'Tentar de novo',
  ],
  ar: ['تعذّر تحميل Quizly', 'ربما يجري تشغيله أو تحديثه.', 'إعادة المحاولة'],
}
