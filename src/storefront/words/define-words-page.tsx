import type { WordsNow } from '#domains/content/contract.ts'
import { definePage, type Page } from '../page/page.ts'
import { type PageName, pageRoutes } from '../paths.ts'
import { questionsData } from '../seo/structured-data.ts'
import type { Crumb } from '../ui/Breadcrumbs.tsx'
import { homeCrumb } from './home-crumb.ts'
import { WordsPage, type WordsPageProps } from './WordsPage.tsx'

/** Declares a page of words: its row, its name in `paths.ts`, whose address is that of its file in `content/words/texts`, too (ADR 0090). */
export function defineWordsPage({
  id,
  name,
  crumbs = [homeCrumb],
}: {
  readonly id: string
  readonly name: PageName
  readonly crumbs?: readonly Crumb[]
}): Page {
  const url = pageRoutes[name]
  const ident = url.slice(1)
  return definePage({
    id,
    name,
    access: 'anyone',
    cache: 'shared',
    address: () => ({ canonical: url }),
    version: (_at, { words, clock, site }) => `${site.build}.${words.at(ident, clock.now())?.text.version}`,
    load: (_at, { words, clock }) => {
      const now: WordsNow | null = words.at(ident, clock.now())
      if (now === null) throw new Error(`there is no text "${ident}" (${name})`)
      return { props: { text: now.text, now, crumbs } satisfies WordsPageProps }
    },
    head: ({ text }) => ({
      title: text.title,
      description: text.description,
      canonical: url,
      robots: 'index, follow',
      sheet: 'words',
      jsonLd: questionsData(text),
    }),
    Page: WordsPage,
    sitemap: ({ words, clock }) => [{ path: url, changedAt: words.at(ident, clock.now())?.text.date ?? null }],
  }) as Page
}
