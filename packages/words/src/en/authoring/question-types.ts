export const names = {
  single: 'Single Correct',
  multiple: 'Multiple Correct',
  write: 'Write Answer',
  numeric: 'Numeric Answer',
  ordering: 'Put in Order',
}
