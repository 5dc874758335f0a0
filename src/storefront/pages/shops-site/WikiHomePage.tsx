import { headingId } from '#domains/content/contract.ts'
import { marketLink, shopsLink } from '../../shops-links.ts'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import type { WikiTopic } from './wiki-topics.ts'

/** every article of the guide, by topic, each with what it answers. */
export function WikiHomePage({ topics }: { topics: readonly WikiTopic[] }) {
  const site = useSite()
  return (
    <div className="wrap guide-home">
      <h1>Guia para lojas</h1>
      <p className="lead">
        Como lemos o seu feed, como aparecem as suas ofertas e o que acontece a cada clique. Os números vêm do próprio
        programa.
      </p>
      <TopicList topics={topics} />
      <p className="note">
        Não encontrou a resposta? <a href={shopsLink(site, paths.shopsContact())}>Escreva-nos</a> ou veja as{' '}
        <a href={marketLink(site, paths.addShopFaq())}>perguntas frequentes</a>.
      </p>
    </div>
  )
}

/** Topics with their articles, as the guide and the home page show them. */
export function TopicList({ topics }: { topics: readonly WikiTopic[] }) {
  const site = useSite()
  return topics.map(({ title, articles }) => (
    <section className="guide-topic" id={headingId(title)} key={title}>
      <h2>{title}</h2>
      <ul>
        {articles.map(({ slug, text }) => (
          <li key={slug}>
            <h3>
              <a href={shopsLink(site, paths.wiki(slug))}>{text.title}</a>
            </h3>
            <p>{text.description}</p>
          </li>
        ))}
      </ul>
    </section>
  ))
}
