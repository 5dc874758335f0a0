// A vitest reporter that counts for the closing line and writes the counts to the file named by TEST_COUNTS.
import { writeFileSync } from 'node:fs'

export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 }
    for (const module of modules) {
      let failedHere = 0
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') counts.passed += 1
        else if (state === 'failed') failedHere += 1
        else counts.skipped += 1
      }
      // A file that cannot be loaded, or whose hooks fail, has no failed test of its own.
      counts.failed += failedHere === 0 && module.state() === 'failed' ? 1 : failedHere
    }
    writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts))
  }
}
