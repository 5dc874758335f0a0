import type { WordsText } from '#domains/content/contract.ts'
import { formatDay } from '../../copy/format.ts'
import { FinishedWords } from '../../html/trusted-html.tsx'
import { marketLink, shopsLink } from '../../shops-links.ts'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import { WordsBody } from '../../words/WordsPage.tsx'
import { linkedText } from '../../words/link-words.ts'
import type { WikiArticle, WikiTopic } from './wiki-topics.ts'

export interface WikiPageProps {
  readonly slug: string
  readonly text: WordsText
  readonly topics: readonly WikiTopic[]
  readonly next: WikiArticle | null
}

/** an article of the guide: in a few words, the text, what is read next. Beside it the others, by topic. */
export function WikiPage({ slug, text, topics, next }: WikiPageProps) {
  const site = useSite()
  const linked = linkedText(text, site)
  return (
    <div className="wrap guide">
      <Topics topics={topics} current={slug} />
      <article className="words">
        <p className="eyebrow">
          <a href={shopsLink(site, paths.wikiHome())}>Guia para lojas</a>
        </p>
        <h1>{text.title}</h1>
        <p className="version">
          Atualizado em <time dateTime={text.date}>{formatDay(text.date)}</time>
        </p>
        <section className="in-short" aria-labelledby="em-poucas-palavras">
          <h2 id="em-poucas-palavras">Em poucas palavras</h2>
          <ul>
            {linked.summary.map((html) => (
              <FinishedWords as="li" key={html} html={html} />
            ))}
          </ul>
        </section>
        <div className="words-text">
          <WordsBody text={linked} />
        </div>
        <footer className="guide-end">
          {next !== null && (
            <a className="guide-next" href={shopsLink(site, paths.wiki(next.slug))}>
              <span>Próximo artigo</span>
              <strong>{next.text.title}</strong>
            </a>
          )}
          <p>
            Ficou com dúvidas? <a href={shopsLink(site, paths.shopsContact())}>Escreva-nos</a>, ou veja o que o seu feed
            diz no <a href={`${marketLink(site, paths.commercialEshop())}#laboratorio`}>laboratório</a>.
          </p>
        </footer>
      </article>
    </div>
  )
}

/** The ways to all articles; on a phone below the text, where nobody has to pass them first. */
function Topics({ topics, current }: { topics: readonly WikiTopic[]; current: string }) {
  const site = useSite()
  return (
    <nav className="guide-topics" aria-label="Artigos do guia">
      {topics.map(({ title, articles }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {articles.map(({ slug, text }) => (
              <li key={slug}>
                <a href={shopsLink(site, paths.wiki(slug))} aria-current={slug === current ? 'page' : undefined}>
                  {text.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
