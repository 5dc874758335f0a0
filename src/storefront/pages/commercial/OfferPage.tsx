import type { ReactNode } from 'react'
import type { WordsText } from '#domains/content/contract.ts'
import { FinishedWords } from '../../html/trusted-html.tsx'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { linkedText } from '../../words/link-words.ts'
import { OtherOffers } from './OtherOffers.tsx'
import { WordsBody } from '../../words/WordsPage.tsx'

export interface OfferPageProps {
  readonly text: WordsText
  readonly url: string
  /** Behind the text. */
  readonly children?: ReactNode
}

const crumbs = [
  { name: 'Início', url: paths.homepage() },
  { name: 'Para lojas', url: paths.commercialEshop() },
]

/** What shops are offered: what it is, what of it exists, what it costs, how to start; the others at the end. */
export function OfferPage({ text, url, children }: OfferPageProps) {
  const { summary, parts } = linkedText(text, { ...useSite(), url: '' })
  return (
    <div className="wrap words shop-offer">
      <Breadcrumbs crumbs={crumbs} />
      <header>
        <h1>{text.title}</h1>
        <div className="lead">
          {summary.map((html) => (
            <FinishedWords as="div" key={html} html={html} />
          ))}
        </div>
      </header>
      <div className="words-text">
        <WordsBody text={{ parts }} />
      </div>
      {children}
      <OtherOffers url={url} />
    </div>
  )
}
