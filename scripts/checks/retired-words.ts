/**
 * A word that names and texts no longer use, and what to say instead. docs/glossary.md explains the words in
 * use.
 */
export type RetiredWord = {
  /**
   * Every form of the word, in lower case. The text is split into words first: `handedIn` and `handed-in` are
   * "handed in".
   */
  forms: RegExp
  /** `forms` are names as they stand in code: `markAgain` is meant, “mark again” is not. */
  asWritten?: true
  instead: string
  /** Texts that must keep the word or mean something else by it. They are removed before the check. */
  unless?: RegExp[]
}

export const retiredWords: RetiredWord[] = [
  {
    forms:
      /\b(Part of the [Pp]oints|Right less wrong|Half for one slip|Points [Tt]aken [Oo]ff|Partner of prompt|Prompts and their partners|Notes? on (an )?[Oo]ptions?|Nearly right|Marked by a person|(Checked|Mark answers of this question) by hand|More or fewer points|marking stays even|device’s own account|Everybody with the code|Draft kept|Go on (writing|editing)|under Columns|You can save all the same|This order is right|counts? for nothing and|as before again|[Ll]ogin (first|again|instead|with it)|(then|and) login with)\b/g,
    asWritten: true,
    instead: 'what screens say now (packages/words/src/en)',
    // What older versions wrote into workbooks and stored as a reason.
    unless: [
      /packages\/spreadsheets\/src\/former-words[\s\S]*/g,
      /offered-reasons[\s\S]*/g,
      /docs\/decisions\/[\s\S]*/g,
    ],
  },
  {
    forms: /\b(exams?|examiners?|examination)\b/g,
    instead: 'quiz, or attempt',
    // The design's class names, and the word that people search for.
    unless: [/exam-bar/g, /\.exam\b/g, /\bclassName="[^"]*\bexam"/g, /Quizzes and exams for a class/g],
  },
  {
    forms: /\bpapers?\b/g,
    instead: 'attempt',
    // The key under which devices have stored their copies, and the sheets that come out of a printer.
    unless: [/(['`])paper:/g, /keptUnder\(page, 'paper'\)/g, /Print paper/g, /blank paper/g],
  },
  {
    forms: /\b(sits?|sat|sittings?|sitters?)\b/g,
    instead: 'attempt; a student takes a quiz',
    // Here it means a place in a network.
    unless: [/A whole class sits behind one address/g],
  },
  {
    forms: /\b(hand|hands|handed|handing) in\b/g,
    instead: 'submit; an argument is passed in',
    // A field that devices have stored.
    unless: [/\bisHandedIn\b/g],
  },
  {
    forms: /\b(records?|recorded|recording)\b/g,
    instead: 'timeline; to note, to store',
    unless: [
      // TypeScript’s type, and what libraries offer.
      /\bRecord</g,
      /\b(?:fc\s*|z)\.record\b/g,
      /\.isRecording\b/g,
      /jsonb_populate_record\b/g,
      // An address that was released and must stay.
      /quizId\/record\b/g,
    ],
  },
  {
    forms: /\b(pupils?|teachers?)\b/g,
    instead: 'student, educator',
    // The person whom a student knows, who has marked an answer, and a role that does not exist.
    unless: [/\byour teacher\b/gi, /\bby a teacher/gi, /'role', 'teacher'/g],
  },
  {
    forms: /\bauthors?\b/g,
    instead: 'educator',
    // The audience of the questions that hold the correct answers, and a heading of other people's sheets.
    unless: [/\bauthorQuestion/g, /\| Author\b/g],
  },
  {
    forms: /\b(answer|question) sheets?\b/g,
    instead: 'answers, or question drawer; a sheet is a workbook’s',
    // What the picture on the home page shows.
    unless: [/an answer sheet that is being marked|A marked answer sheet:/g],
  },
  { forms: /\b(suspicions?|happenings?)\b/g, instead: 'warning; domain event' },
  {
    forms: /\b(mends?|mended|mending)\b/g,
    instead: 'fix, fixed',
    // The names and texts of decisions that were made under that word.
    unless: [/docs\/decisions\/[\s\S]*/g, /0036-mending-a-sheet|0054-what-a-second-look-mended/g],
  },
  {
    forms: /\b(shelf|shelves|uninformed)\b/g,
    instead: 'archive',
  },
  {
    forms: /\b(crumbs|obey(s|ed|ing)?|(un)?lawful(ly)?|uncut|kept rules?|(written|type) wish)\b/g,
    instead: 'tiny chunks; apply; valid; uncapped; former rule; stated type',
    unless: [/docs\/decisions\/[\s\S]*/g],
  },
  {
    forms: /\b(wish|wishes|wished|heeds?|heeded|foretold|untold)\b/g,
    instead: 'wanted, named; detect; describe; unread',
  },
  {
    forms: /\b(kept (sheet|work|base|questions|failure)|(journals|edits|digits) kept)\b/g,
    instead: 'local, stored or pending: say which',
  },
  {
    forms:
      /\b(markAgain|markingAgain|useMarkAgain|remark|remarked|remarking|\w*Remark|(Question|Answer)Overrides?|MarkedAgain|markedAgainWords|(register|resume|preview)Marking|undoRegrading|useRegradings|(const|let|type|function) \w*[rR]emark\w*)\b/g,
    asWritten: true,
    instead: 'regrade',
    unless: [
      // A group of words, a failure's code, a heading of other people's sheets.
      /\bremark as regradeWords|'no-remarking'|docs\/decisions\/[\s\S]*/g,
      /packages\/(?:words|spreadsheets)\/[\s\S]*/g,
      // Tests of calls take the wire's fields apart.
      /const \{ remarking(Id|s)\b/g,
    ],
  },
  {
    forms:
      /\b((const|let|var|type|function) \[?(asked|told|wanted|Asked|Told|Wanted)|askedFieldsOf|AskedAndCurrent|askedTogether|toldOn|wantedBody|QuizActs?|resultActs|useStateAct|isOwnAct|onAct)\b/g,
    asWritten: true,
    instead: 'requested, shown, finding, notice, reply; action',
    unless: [/docs\/decisions\/[\s\S]*/g],
  },
  {
    forms: /\bmost(Bytes|Waiting|Named|Columns|Ms|Shown|Problems|Tries|Texts|AtOnce|Rows)\b/g,
    asWritten: true,
    instead: 'maxX',
  },
  {
    forms: /\b(rehears(e|es|ed|ing|als?))\b/g,
    instead: 'upgrade dry run',
    // Metrics that dashboards read, and decisions under that word.
    unless: [
      /quizly_rehearsal_\w+|`quizly_rehearsal_…`|0075-upgrades-that-can-be-rehearsed/g,
      /docs\/decisions\/[\s\S]*/g,
    ],
  },
  {
    forms:
      /\b(answerCall|answerWith|letOthersIn|needsOf|findGiven|isAsked(?=: (true|false))|takeEarlyQuiz|seededDraws|drawnPlaces|drawSecretCode|drawToken|DrawnText|TextToDraw|drawText|drawQuestions|redrawing|QuizTraits|traitsOf|withoutSigns|codedBy|CodedMessage|ToldOfCell|\w*World|unpackKeptStore|worths?Of|WorthQuestion|Absence|findCutOff|noShare|wholeShare)\b/g,
    asWritten: true,
    instead: 'what docs/glossary.md says',
    unless: [/docs\/decisions\/[\s\S]*/g, /packages\/words\/[\s\S]*/g, /First World War/g],
  },
]
