import type * as en from '../../en/problems/lists.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  lists: {
    'too-few-items': ({ least }) => `أقل عدد لعناصر الترتيب ${least}.`,
    'too-many-items': ({ most }) => `أقصى عدد لعناصر الترتيب ${most}.`,
    'item-empty': ({ item }) => `العنصر ${item} فارغ.`,
    'item-repeated': ({ item, first }) => `العنصر ${item} هو نفسه العنصر ${first}.`,
    'item-too-long': ({ item, most }) => `العنصر ${item} أطول من الحد الأقصى لعدد الأحرف (${number(most)}).`,
    'other-items-shown': 'يجب أن تكون في الترتيب المعروض عناصر الترتيب الصحيح نفسها.',
    'too-few-prompts': ({ least }) => `أقل عدد للعبارات ${least}.`,
    'too-many-prompts': ({ most }) => `أقصى عدد للعبارات ${most}.`,
    'prompt-empty': ({ prompt }) => `العبارة ${prompt} فارغة.`,
    'prompt-repeated': ({ prompt, first }) => `العبارة ${prompt} هي نفسها العبارة ${first}.`,
    'prompt-too-long': ({ prompt, most }) =>
      `العبارة ${prompt} أطول من الحد الأقصى لعدد الأحرف (${number(most)}).`,
    'partner-missing': ({ prompt }) => `العبارة ${prompt} بلا مقابل.`,
    'more-partners-than-prompts': 'عدد المقابلات أكبر من عدد العبارات.',
    'partner-too-long': ({ prompt, most }) =>
      `مقابل العبارة ${prompt} أطول من الحد الأقصى لعدد الأحرف (${number(most)}).`,
    'one-partner': 'لكل العبارات مقابل واحد. يلزم مقابل آخر ليكون هناك ما يُختار منه.',
    'too-many-distractors': ({ most }) => `أقصى عدد للمشتتات ${most}.`,
    'distractor-too-long': ({ distractor, most }) =>
      `المشتت ${distractor} أطول من الحد الأقصى لعدد الأحرف (${number(most)}).`,
    'already-a-partner': ({ text }) => `«${text}» مقابل بالفعل.`,
    'distractors-elsewhere': 'المشتتات للأزواج وحدها.',
    'already-a-distractor': ({ text }) => `«${text}» مشتت بالفعل.`,
  },
}
