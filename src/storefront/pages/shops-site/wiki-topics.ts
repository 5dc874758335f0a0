import type { WordsLibrary, WordsText } from '#domains/content/contract.ts'

/** The folder of the articles among the texts (content/words/texts). */
export const WIKI_FOLDER = 'wiki'

/** The guide's topics in the order in which a shop comes upon them; an article is its file's name. */
const topics = [
  { title: 'Começar', slugs: ['primeiros-passos', 'experimentar'] },
  { title: 'O feed', slugs: ['formatos', 'campos', 'atualizacoes', 'importacoes-retidas'] },
  { title: 'Preço e entrega', slugs: ['portes', 'vouchers', 'descontos'] },
  { title: 'Encomendas', slugs: ['encomendas'] },
  { title: 'Visibilidade', slugs: ['imagens', 'ordem', 'cliques'] },
] as const

/** For pages that stand without the articles (errors). */
export const topicTitles: readonly string[] = topics.map(({ title }) => title)

export interface WikiTopic {
  readonly title: string
  readonly articles: readonly WikiArticle[]
}

export interface WikiArticle {
  readonly slug: string
  readonly text: WordsText
}

/** The articles as they hold now, by topic. What is in no topic is a mistake that a test finds. */
export function wikiTopics(words: WordsLibrary, now: Date): readonly WikiTopic[] {
  return topics.map(({ title, slugs }) => ({
    title,
    articles: slugs.flatMap((slug) => {
      const text = words.at(`${WIKI_FOLDER}/${slug}`, now)?.text
      return text === undefined ? [] : [{ slug, text }]
    }),
  }))
}

/** The version of all articles together, of pages that show some of them. */
export function wikiVersion(words: WordsLibrary, now: Date): string {
  return words
    .under(WIKI_FOLDER, now)
    .map(({ version }) => version)
    .join('-')
}

/** The article that is read after this one: the next of its topic, else the first of the next topic, at last the first of all. */
export function nextArticle(all: readonly WikiTopic[], slug: string): WikiArticle | null {
  const articles = all.flatMap(({ articles: of }) => of)
  const at = articles.findIndex((article) => article.slug === slug)
  return at < 0 || articles.length < 2 ? null : (articles[(at + 1) % articles.length] ?? null)
}
