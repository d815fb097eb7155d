/** On a phone, before the headings by which a list can be sorted. At most 15 characters. */
export const sortBy = 'Sort by'
