import type { OpenSubject } from './testing-examples.ts'
import { facetsSuite } from './facets-suite.ts'
import { hitsSuite } from './hits-suite.ts'
import { pagesSuite } from './pages-suite.ts'
import { wordsSuite } from './words-suite.ts'

/**
 * What every adapter of the search port must do, told by examples; the adapter is opened by the caller. `runs`: catalogues of chance that
 * are paged through; fewer where one is dear to open.
 */
export function searchPortSuite(name: string, open: OpenSubject, { runs = 60 } = {}): void {
  hitsSuite(name, open)
  facetsSuite(name, open)
  wordsSuite(name, open)
  pagesSuite(name, open, runs)
}
