/** A word that neither names nor texts use any more, and what is said instead. docs/glossary.md says what words mean. */
export type RetiredWord = {
  /** Every form of it, in lower case. The text is taken apart first: `handedIn` and `handed-in` are "handed in". */
  forms: RegExp
  instead: string
  /** What has to keep the word, or means something else by it. It is removed from the text first. */
  unless?: RegExp[]
}

export const retiredWords: RetiredWord[] = [
  {
    forms: /\b(exams?|examiners?|examination)\b/g,
    instead: 'quiz, or attempt',
    // The design's classes, and the word that people look for.
    unless: [/exam-bar/g, /\.exam\b/g, /\bclassName="[^"]*\bexam"/g, /Quizzes and exams for a class/g],
  },
  {
    forms: /\bpapers?\b/g,
    instead: 'attempt',
    // The key under which devices have stored their copies.
    unless: [/(['`])paper:/g, /keptUnder\(page, 'paper'\)/g],
  },
  {
    forms: /\b(sits?|sat|sittings?|sitters?)\b/g,
    instead: 'attempt; a student takes a quiz',
    // This one means a place in a network.
    unless: [/A whole class sits behind one address/g],
  },
  {
    forms: /\b(hand|hands|handed|handing) in\b/g,
    instead: 'submit; an argument is passed in',
    // A field that devices have stored.
    unless: [/\bisHandedIn\b/g],
  },
  {
    forms: /\b(pupils?|teachers?)\b/g,
    instead: 'student, educator',
    // Whom a student knows, and a role that does not exist.
    unless: [/\byour teacher\b/gi, /'role', 'teacher'/g],
  },
  {
    forms: /\b(answer|question) sheets?\b/g,
    instead: 'answers, or question drawer; a sheet is a workbook’s',
    // What the picture on the home page shows.
    unless: [/an answer sheet that is being marked|A marked answer sheet:/g],
  },
]
