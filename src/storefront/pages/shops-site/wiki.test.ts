import { describe, expect, test } from 'vitest'
import { aSite } from '../../testing.ts'
import { openSiteWords } from '../../words/open-site-words.ts'
import { linkWords } from '../../words/link-words.ts'
import { nextArticle, WIKI_FOLDER, wikiTopics } from './wiki-topics.ts'

const words = openSiteWords(aSite({}))
const NOW = new Date('2026-11-26T10:00:00Z')
const topics = wikiTopics(words, NOW)
const slugs = topics.flatMap(({ articles }) => articles.map(({ slug }) => slug))

describe('R-20 the guide for shops', () => {
  test('R-20 has each article of its folder under one topic', () => {
    expect(slugs.length).toBeGreaterThanOrEqual(8)
    expect(slugs.toSorted()).toEqual(
      words
        .under(WIKI_FOLDER, NOW)
        .map(({ ident }) => ident.slice(5))
        .toSorted(),
    )
  })

  test('R-20 leads from each article to the next, and from the last to the first', () => {
    const first = slugs[0] ?? ''
    const read = [first]
    for (
      let next = nextArticle(topics, first);
      next !== null && next.slug !== first;
      next = nextArticle(topics, next.slug)
    )
      read.push(next.slug)
    expect(read).toEqual(slugs)
    expect(nextArticle(topics, 'nada')).toBeNull()
  })

  test('R-20 links among its own pages, and to the marketplace, from where it stands', () => {
    const html =
      '<a href="/wiki/portes#a">x</a><a href="/contact-form">y</a><a href="/adicionar-loja">z</a><a href="https://x.pt/">w</a><a href="/wikipedia">v</a>'
    const hrefs = (given: { shopsUrl: string }) =>
      [...linkWords(html, { url: 'https://poiso.pt', ...given }).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(hrefs({ shopsUrl: '' })).toEqual([
      '/wiki/portes#a',
      '/contact-form',
      'https://poiso.pt/adicionar-loja',
      'https://x.pt/',
      'https://poiso.pt/wikipedia',
    ])
    expect(hrefs({ shopsUrl: '/lojas-site' })).toEqual([
      '/lojas-site/wiki/portes#a',
      '/lojas-site/contact-form',
      '/adicionar-loja',
      'https://x.pt/',
      '/wikipedia',
    ])
  })
})
