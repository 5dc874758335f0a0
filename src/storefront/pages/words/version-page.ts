import { refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { homeCrumb } from '../../words/home-crumb.ts'
import { WordsPage, type WordsPageProps } from '../../words/WordsPage.tsx'

/** Nobody agrees to the guide for shops and to what is offered them: those texts are shown as they are now, by pages of their own. */
const WITHOUT_VERSIONS = /^(?:wiki|commercial|para-lojas)\//

/** one version of a text, for good. Search engines are told of the page that holds. */
export const wordsVersionPage = definePage({
  id: 'R-15',
  name: 'wordsVersion',
  access: 'anyone',
  cache: 'shared',
  address: ({ params }, { words }) => {
    const ident = params.ident.replaceAll('--', '/')
    const version = Number(/^[1-9]\d{0,2}$/.exec(params.version)?.[0])
    return WITHOUT_VERSIONS.test(ident) || words.version(ident, version) === null
      ? refusal(
          'not_found',
          `there is no version ${params.version.slice(0, 20)} of a text "${params.ident.slice(0, 60)}"`,
        )
      : { canonical: paths.wordsVersion(ident, version), ident, version }
  },
  version: ({ ident }, { words, clock, site }) => `${site.build}.${words.at(ident, clock.now())?.text.version}`,
  load: ({ ident, version }, { words, clock }) => {
    const [text, now] = [words.version(ident, version), words.at(ident, clock.now())]
    if (text === null || now === null) return refusal('not_found', `there is no version ${version} of "${ident}"`)
    const crumbs = [homeCrumb, { name: now.text.title, url: `/${ident}` }]
    return { props: { text, now, crumbs } satisfies WordsPageProps }
  },
  head: ({ text: { title, version, description } }) => ({
    title: `${title}, versão ${version}`,
    description,
    canonical: null,
    robots: 'noindex, follow',
    sheet: 'words',
  }),
  Page: WordsPage,
})
