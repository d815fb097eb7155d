import type * as en from '../../en/results/held-back.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  scoreOnly: 'Ton enseignant ne montre pas les bonnes réponses de ce quiz.',
  attemptsLeft: 'Tu verras les bonnes réponses après ta dernière tentative, ou à la fermeture du quiz.',
  nothingUntilAllFinish:
    'Tes réponses sont bien arrivées. Ton score et les bonnes réponses s’afficheront ici quand tous les élèves auront fini.',
  untilAllFinish: 'Tu verras les bonnes réponses quand tous les élèves auront fini.',
  untilReleased:
    'Tes réponses sont bien arrivées. Ton score et les bonnes réponses s’afficheront ici quand ton enseignant les publiera.',
  untilClosed:
    'Tes réponses sont bien arrivées. Ton score et les bonnes réponses s’afficheront ici quand ton enseignant aura fermé le quiz et que tous les élèves auront fini.',
  untilClosedAt: (moment) =>
    `Tes réponses sont bien arrivées. Ton score et les bonnes réponses s’afficheront ici quand le quiz sera fermé, au plus tard le ${moment} (ton heure locale), et que tous les élèves auront fini.`,
  opensIn: (seconds) => [
    'Un autre de tes appareils ou onglets envoie peut-être encore des réponses. Ton résultat s’ouvre dans ',
    seconds,
    ' s.',
  ],
}
