import results from 'virtual:words/results'
import { loadArea } from './language.ts'

export const loadResultWords = () => loadArea(results)
