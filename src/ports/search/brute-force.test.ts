import { bruteForceSearch } from './brute-force.ts'
import { type OpenSubject, searchPortSuite } from './suite.ts'
import { vocabularySuite } from './vocabulary-suite.ts'

const open: OpenSubject = (schema, rows) => {
  const subject = bruteForceSearch(schema, rows)
  return { port: subject, applyChanges: subject.applyChanges }
}
searchPortSuite('brute force', open)
vocabularySuite('brute force', open)
