import type { LanguageTag } from './languages.ts'

const inEnglish = 'Quizly could not load its words. Trying again…'

/** Stands in the page itself and is shown while no words can be loaded, not even English ones. */
export const waiting: Record<LanguageTag, string> = {
  en: inEnglish,
  de: `Quizly konnte seine Texte nicht laden. Neuer Versuch… · ${inEnglish}`,
  es: `Quizly no ha podido cargar sus textos. Reintentando… · ${inEnglish}`,
  fr: `Quizly n’a pas pu charger ses textes. Nouvel essai… · ${inEnglish}`,
  'pt-BR': `O Quizly não conseguiu carregar os textos. Tentando de novo… · ${inEnglish}`,
  ar: `تعذّر على Quizly تحميل النصوص. جارٍ إعادة المحاولة… · ${inEnglish}`,
}
