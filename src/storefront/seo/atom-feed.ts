import type { PublicArticle } from '#domains/content/contract.ts'
import { paths } from '../paths.ts'
import type { Site } from '../site.ts'
import { escapeXml } from './escape-xml.ts'

/** Readers of feeds want what is new; all of it is on the site. */
const ATOM_ENTRIES = 50

/** The newest articles as an Atom feed (RFC 4287). An article is known by its first day and number, which no new slug changes. */
export function atomFeed({ url, name }: Pick<Site, 'url' | 'name'>, articles: readonly PublicArticle[]): string {
  const shown = articles.slice(0, ATOM_ENTRIES)
  const changes = shown.map(changedAt).toSorted()
  return [
    '<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-PT">',
    `<id>${escapeXml(url + paths.articleFeed())}</id><title>${escapeXml(`Artigos · ${name}`)}</title>`,
    // A feed without entries has to say a moment all the same.
    `<updated>${changes.at(-1) ?? '1970-01-01T00:00:00.000Z'}</updated>`,
    link(url + paths.articleFeed(), 'self'),
    link(url + paths.articles(), 'alternate'),
    ...shown.map((article) => entryOf(url, article)),
    '</feed>',
  ].join('')
}

function entryOf(url: string, article: PublicArticle): string {
  const { id, document, publishedAt } = article
  return [
    `<entry><id>${escapeXml(`tag:${new URL(url).hostname},${publishedAt.slice(0, 10)}:artigo-${id}`)}</id>`,
    `<title>${escapeXml(document.title)}</title><summary>${escapeXml(document.lead)}</summary>`,
    `<published>${publishedAt}</published><updated>${changedAt(article)}</updated>`,
    `<author><name>${escapeXml(document.author.name)}</name></author><category term="${escapeXml(document.category)}"/>`,
    `${link(url + paths.article(document.slug), 'alternate')}</entry>`,
  ].join('')
}

function changedAt({ publishedAt, updatedAt }: PublicArticle): string {
  return updatedAt ?? publishedAt
}

function link(url: string, relation: 'self' | 'alternate'): string {
  return `<link rel="${relation}" href="${escapeXml(url)}"/>`
}
