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
