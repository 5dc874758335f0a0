import { bruteForceSearch } from './brute-force.ts'
import { searchPortSuite } from './suite.ts'

searchPortSuite('brute force', (schema, rows) => {
  const subject = bruteForceSearch(schema, rows)
  return { port: subject, applyChanges: subject.applyChanges }
})
