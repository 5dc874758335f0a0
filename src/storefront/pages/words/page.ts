import type { Page } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { defineWordsPage } from '../../words/define-words-page.tsx'
import { homeCrumb } from '../../words/home-crumb.ts'
import { wordsVersionPage } from './version-page.ts'

const underTerms = [homeCrumb, { name: 'Termos', url: paths.terms() }]

/** R-15, U-09, G-01 to G-08: what the site says of itself. Their texts are files (content/words/texts). */
export const pagesOfWords: readonly Page[] = [
  defineWordsPage({ id: 'R-15', name: 'about' }),
  defineWordsPage({ id: 'R-15', name: 'careers' }),
  defineWordsPage({ id: 'R-15', name: 'press' }),
  defineWordsPage({ id: 'R-15', name: 'terms' }),
  defineWordsPage({ id: 'R-15', name: 'termsOfUse', crumbs: underTerms }),
  defineWordsPage({ id: 'G-04', name: 'termsOfShops', crumbs: underTerms }),
  defineWordsPage({ id: 'G-03', name: 'reviewPolicy', crumbs: underTerms }),
  defineWordsPage({ id: 'R-15', name: 'termsOfTrade', crumbs: underTerms }),
  defineWordsPage({ id: 'R-15', name: 'privacy' }),
  defineWordsPage({ id: 'R-15', name: 'cookies' }),
  defineWordsPage({ id: 'G-01', name: 'howWeDiscount' }),
  defineWordsPage({ id: 'G-02', name: 'howWeMeasureAccuracy' }),
  defineWordsPage({ id: 'U-09', name: 'accessibility' }),
  defineWordsPage({ id: 'U-09', name: 'digitalServices' }),
  defineWordsPage({ id: 'G-08', name: 'complaints' }),
  wordsVersionPage,
]
