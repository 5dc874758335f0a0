import { refusal } from '#platform/errors/refusal.ts'
import { definePage, defineSignpost, movedTo } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { questionsData } from '../../seo/structured-data.ts'
import { ShopsHomePage } from './ShopsHomePage.tsx'
import { WikiHomePage } from './WikiHomePage.tsx'
import { WikiPage, type WikiPageProps } from './WikiPage.tsx'
import { nextArticle, WIKI_FOLDER, type WikiTopic, wikiTopics, wikiVersion } from './wiki-topics.ts'

/** the shop-storage site, at two places (ADR 0091). Whatever else is asked there is 404 in its own words (ShopsErrorPage.tsx). */
export const shopsHomePage = definePage({
  id: 'R-20',
  name: 'shopsHome',
  service: 'lojas',
  access: 'anyone',
  cache: 'shared',
  version: (_at, { words, clock, site }) => `${site.build}.${wikiVersion(words, clock.now())}`,
  load: (_at, { words, clock }) => ({ props: { topics: wikiTopics(words, clock.now()) } }),
  head: (_props: { topics: readonly WikiTopic[] }, { name }) => ({
    title: 'Para lojas',
    description: `O ${name} para quem vende móveis e decoração: experimentar o feed, ler o guia e pedir a adesão.`,
    canonical: paths.shopsHome(),
    robots: 'index, follow',
    sheet: 'words',
  }),
  Page: ShopsHomePage,
  sitemap: () => [paths.shopsHome()],
})

/** The specification calls it `home`. */
export const shopsHomeByName = defineSignpost({
  id: 'R-20',
  name: 'shopsHomeByName',
  service: 'lojas',
  leadsTo: () => movedTo(paths.shopsHome()),
})

export const wikiHomePage = definePage({
  id: 'R-20',
  name: 'wikiHome',
  service: 'lojas',
  access: 'anyone',
  cache: 'shared',
  version: (_at, { words, clock, site }) => `${site.build}.${wikiVersion(words, clock.now())}`,
  load: (_at, { words, clock }) => ({ props: { topics: wikiTopics(words, clock.now()) } }),
  head: (_props: { topics: readonly WikiTopic[] }, { name }) => ({
    title: 'Guia para lojas',
    description: `Formatos de feed, campos, portes, imagens, vouchers, ordem e cliques: como o ${name} trata as ofertas da sua loja.`,
    canonical: paths.wikiHome(),
    robots: 'index, follow',
    sheet: 'words',
  }),
  Page: WikiHomePage,
  sitemap: () => [paths.wikiHome()],
})

export const wikiPage = definePage({
  id: 'R-20',
  name: 'wiki',
  service: 'lojas',
  access: 'anyone',
  cache: 'shared',
  address: ({ params: { slug } }, { words, clock }) =>
    words.at(`${WIKI_FOLDER}/${slug}`, clock.now()) === null
      ? refusal('not_found', `there is no article "${slug.slice(0, 60)}"`)
      : { canonical: paths.wiki(slug), slug },
  version: (_at, { words, clock, site }) => `${site.build}.${wikiVersion(words, clock.now())}`,
  load: ({ slug }, { words, clock }) => {
    const now = clock.now()
    const text = words.at(`${WIKI_FOLDER}/${slug}`, now)?.text
    if (text === undefined) return refusal('not_found', `there is no article "${slug.slice(0, 60)}"`)
    const topics = wikiTopics(words, now)
    return { props: { slug, text, topics, next: nextArticle(topics, slug) } satisfies WikiPageProps }
  },
  head: ({ slug, text }) => ({
    title: text.title,
    description: text.description,
    canonical: paths.wiki(slug),
    robots: 'index, follow',
    sheet: 'words',
    jsonLd: questionsData(text),
  }),
  Page: WikiPage,
  sitemap: ({ words, clock }) =>
    wikiTopics(words, clock.now()).flatMap(({ articles }) =>
      articles.map(({ slug, text }) => ({ path: paths.wiki(slug), changedAt: text.date })),
    ),
})
