export const questionsHint =
  'Or download the questions. Upload either file to make a new quiz; you can edit the Excel file first.'
export const download = { xlsx: 'Download XLSX', json: 'Download JSON' }
export const exportToExcel = 'Export to Excel'
export const otherExports = 'Other exports'
export const csv = 'CSV'
export const excelByQuestion = 'Excel, question by question'
export const csvByQuestion = 'CSV, question by question'
/** With the other separator than `csv`, which has that of the language. */
export const otherCsv = 'CSV with semicolons (0,67)'
export const otherCsvByQuestion = 'CSV with semicolons, question by question'
export const progress = 'Download'
export const brokeOff = 'The download broke off. Check your connection, then try again.'
export const picturesLeftOut = 'Pictures are left out of the Excel file. The JSON file has them.'
