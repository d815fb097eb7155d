/** What tables need, in a file that comes with the first of them. */
export {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from 'prosemirror-tables'
