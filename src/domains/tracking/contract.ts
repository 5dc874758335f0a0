/** What other parts may use of what is counted (architecture.md, Layout). */
export { provenImpressions } from './read-sums.ts'
