import { formatCount } from '../../copy/format.ts'
import type { Region } from '#domains/search/contract.ts'
import type { InspirationCardView } from '../../parts/inspirations/inspiration-card.ts'
import { InspirationCards } from '../../parts/inspirations/InspirationCards.tsx'
import { type InspirationPages, InspirationsMore } from '../../parts/inspirations/InspirationsMore.tsx'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { FilterGroupView } from './present-inspirations.ts'

export interface InspirationsProps {
  readonly title: string
  readonly countText: string
  readonly filters: readonly FilterGroupView[]
  readonly cards: readonly InspirationCardView[]
  readonly pages: InspirationPages
  readonly isFiltered: boolean
  /** Position of the first card in the whole list. */
  readonly first: number
  readonly canonical: string
  readonly region: Region
}

const crumbs = [{ name: 'Início', url: paths.homepage() }]

/** */
export function InspirationsPage({ title, countText, filters, cards, pages, isFiltered, first }: InspirationsProps) {
  return (
    <div className="wrap inspirations-page">
      <Breadcrumbs crumbs={isFiltered ? [...crumbs, { name: 'Inspirações', url: paths.inspirations() }] : crumbs} />
      <div className="listing-head">
        <h1>{title}</h1>
        <p className="count">{countText}</p>
      </div>
      {filters.length > 0 && (
        <nav className="inspiration-filters" aria-label="Filtros">
          {filters.map((group) => (
            <FilterGroup key={group.title} {...group} />
          ))}
        </nav>
      )}
      {cards.length === 0 ? (
        <EmptyState
          title="Nada com estes filtros"
          actions={<a href={paths.inspirations()}>Ver todas as inspirações</a>}
        />
      ) : (
        <ul className="inspirations" data-inspirations="">
          <InspirationCards cards={cards} eagerCount={first === 1 ? 3 : 0} />
        </ul>
      )}
      <InspirationsMore {...pages} />
    </div>
  )
}

function FilterGroup({ title, choices }: FilterGroupView) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {choices.map(({ slug, name, count, isSelected, url }) => (
          <li key={slug}>
            <a href={url} aria-current={isSelected ? 'true' : undefined} rel="nofollow">
              {`${name} `}
              <small>{formatCount(count)}</small>
              {isSelected && <span className="visually-hidden">, retirar</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
