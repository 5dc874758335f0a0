import { colours } from '#domains/catalogue/contract.ts'
import { emptySelection, listingUrl, type WireChoice, type WireFilterGroup } from '#domains/search/contract.ts'
import { countOf, formatCount } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { DimensionFilter } from './DimensionFilter.tsx'
import type { ListingView } from './load.ts'
import { PriceFilter } from './PriceFilter.tsx'
import { FILTER_FORM } from './Toolbar.tsx'

/** Long groups (brands, shops) show their most frequent choices; chosen ones always. */
const SHOWN_CHOICES = 14
/** Groups that stand open at first, so that the panel can be taken in at a glance. */
const OPEN_GROUPS = new Set(['cor', 'material', 'loja'])

/**
 * L-12: one form that works without script (its fields are the grammar's keys; the server redirects to the canonical
 * address). A popover on a phone, which script turns into a dialog; beside the list from 1024 px on.
 */
export const FilterPanel = ({ view }: { view: ListingView }) => {
  const { selection, filters, answer } = view
  const groups = [...filters.features, ...filters.parameters, filters.manufacturers, ...(selection.scope.kind === 'eshop' ? [] : [filters.eshops])]
  return (
    <aside id="painel-filtros" className="filters" popover="auto" aria-label="Filtros">
      <form id={FILTER_FORM} action={listingUrl(emptySelection(selection.scope))} data-filters="">
        <div className="filters-top">
          <h2>Filtros</h2>
          <button type="button" className="quiet" popoverTarget="painel-filtros" popoverTargetAction="hide" data-close-filters="">
            Fechar
          </button>
        </div>
        <PriceFilter price={filters.price} />
        <DimensionFilter dimensions={filters.dimensions} />
        {groups.map((group) => (
          <ChoiceGroup key={group.ident} group={group} />
        ))}
        {selection.view === 'rows' && <input type="hidden" name="vista" value="lista" />}
        {selection.query !== null && <input type="hidden" name="q" value={selection.query} />}
        <div className="filters-apply">
          <button className="button primary" type="submit">
            {`Ver ${countOf(answer.pagination.totalCount, words.product)}`}
          </button>
        </div>
      </form>
    </aside>
  )
}

const ChoiceGroup = ({ group }: { group: WireFilterGroup }) => {
  const choices = shownChoices(group)
  if (choices.length === 0) return null
  const open = OPEN_GROUPS.has(group.ident) || choices.some(({ selected }) => selected)
  return (
    <details className="filter" open={open}>
      <summary>{group.label}</summary>
      <ul className={group.ident === 'cor' ? 'choices colours' : 'choices'}>
        {choices.map((choice) => (
          <Choice key={choice.ident} group={group.ident} choice={choice} />
        ))}
      </ul>
    </details>
  )
}

const shownChoices = ({ choices }: WireFilterGroup): WireChoice[] => {
  const offered = choices.filter(({ selected, disabled }) => selected || !disabled)
  return offered.filter(({ selected }, index) => selected || index < SHOWN_CHOICES)
}

const Choice = ({ group, choice }: { group: string; choice: WireChoice }) => (
  <li>
    <label>
      <input type="checkbox" name={group} value={choice.ident} defaultChecked={choice.selected} />
      {group === 'cor' && <Swatch slug={choice.ident} />}
      {choice.name}
      {choice.count !== null && <small>{formatCount(choice.count)}</small>}
    </label>
  </li>
)

const hexBySlug = new Map(colours.map(({ slug, hex }) => [slug, hex]))

/** An attribute, not a style: the policy allows no inline styles. */
const Swatch = ({ slug }: { slug: string }) => (
  <svg className="swatch" width="18" height="18" aria-hidden="true">
    <circle cx="9" cy="9" r="8" fill={hexBySlug.get(slug) ?? 'url(#varias-cores)'} />
  </svg>
)
