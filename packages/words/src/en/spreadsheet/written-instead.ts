/** Why a row of a sheet that became a question with a written answer may be meant otherwise. `answer` is in quotation marks. */
export const writtenInstead = {
  'row-written-names-column': ({ answer }: { answer: string }) =>
    `${answer} is also the heading of a column that is not used. Students will have to write ${answer}. If that is not meant, fill in the options, or choose under Columns which hold them.`,
  'row-written-true-false': ({ answer }: { answer: string }) =>
    `This reads like a true-or-false question, but it has no options: write True and False as options. Students will have to write ${answer}. If that is not meant, fill in the options, or choose under Columns which hold them.`,
  'row-written-list': ({ answer }: { answer: string }) =>
    `${answer} lists right and wrong options. Students will have to write ${answer}. If that is not meant, fill in the options, or choose under Columns which hold them.`,
  'row-written-option-name': ({ answer }: { answer: string }) =>
    `${answer} looks like the name of an option, but there are no options. Students will have to write ${answer}. If that is not meant, fill in the options, or choose under Columns which hold them.`,
  'row-written-option-names': ({ answer }: { answer: string }) =>
    `${answer} looks like the names of options, but there are no options. Students will have to write ${answer}. If that is not meant, fill in the options, or choose under Columns which hold them.`,
  'row-written-in-question': ({ answer }: { answer: string }) =>
    `The answer stands in the question, like an option. Students will have to write ${answer}. If that is not meant, fill in the options, or choose under Columns which hold them.`,
  'row-written-others-choose': ({ answer }: { answer: string }) =>
    `Other rows have options, and this one has none. Students will have to write ${answer}. If that is not meant, fill in the options, or choose under Columns which hold them.`,
}
