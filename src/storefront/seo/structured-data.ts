import type { ReactNode } from 'react'
import type { WordsText } from '#domains/content/contract.ts'
import type { Site } from '../site.ts'
import type { Crumb } from '../ui/Breadcrumbs.tsx'
import { paths } from '../paths.ts'
import { textOf } from './text-of.ts'

/** schema.org data of pages. Whatever shops write in it leaves as JSON that can end no script (html/trusted-html.tsx). */

const CONTEXT = 'https://schema.org'

/** schema.org BreadcrumbList; the last crumb is the page itself. */
export function breadcrumbData(origin: string, crumbs: readonly Crumb[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + url,
    })),
  }
}

/** What a listing shows, by address alone: each of these pages says the rest of itself. `first`: the position of the first. */
export function itemListData(origin: string, urls: readonly string[], first: number): object {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: first + index, url: origin + url })),
  }
}

/** Who runs the site, and how it is searched. */
export function siteData({ name, url, icons }: Pick<Site, 'name' | 'url' | 'icons'>): object[] {
  const id = `${url}/#organizacao`
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      '@id': id,
      name,
      url: `${url}/`,
      ...(icons.large === null ? {} : { logo: url + paths.asset(icons.large) }),
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name,
      url: `${url}/`,
      inLanguage: 'pt-PT',
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${url}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

/** Questions with the answers that the page shows. */
export function faqData(questions: readonly (readonly [id: string, question: string, answer: ReactNode])[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(([, name, answer]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
    })),
  }
}

/** The questions of a text; none where it has none. */
export function questionsData({ questions }: Pick<WordsText, 'questions'>): object[] {
  if (questions.length === 0) return []
  return [faqData(questions.map(({ id, question, answer }) => [id, question, answer] as const))]
}
