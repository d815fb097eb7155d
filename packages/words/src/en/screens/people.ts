/** In place of the names of people who have deleted their accounts. */
export const deletedStudent = 'Deleted student'
export const deletedEducator = 'Deleted educator'
