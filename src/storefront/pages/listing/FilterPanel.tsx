import { colours } from '#domains/catalogue/contract.ts'
import {
  emptySelection,
  landingFacets,
  listingUrl,
  type WireChoice,
  type WireFilterGroup,
} from '#domains/search/contract.ts'
import { countOf, formatCount } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { FinishedAside, type Pieces } from '../../html/trusted-html.tsx'
import { FILTER_PANEL } from '../../parts/listing/filter-panel-id.ts'
import { DimensionFilter, type ShownDimension } from './DimensionFilter.tsx'
import type { ListingView } from './load.ts'
import { PriceFilter, type ShownPrice } from './PriceFilter.tsx'
import { FILTER_FORM } from './Toolbar.tsx'
import { Button } from '../../ui/Button.tsx'

/** Long groups (brands, shops) show their most frequent choices; chosen ones always. */
const SHOWN_CHOICES = 14
/** Groups that stand open at first, so that the panel can be taken in at a glance. */
const OPEN_GROUPS = new Set(['cor', 'material', 'loja'])

/**
 * L-12: one form that works without script (its fields are the grammar's keys; the server redirects to the canonical
 * address). A popover on a phone, which script turns into a dialog; beside the list from 1024 px on.
 */
export function FilterPanel({ inner }: { inner: Pieces }) {
  return <FinishedAside id={FILTER_PANEL} className="filters" popover="auto" aria-label="Filtros" inner={inner} />
}

/** Exactly what the panel shows, and nothing else of its listing: the pages of one listing have the same. */
export interface FilterPanelData {
  readonly action: string
  /** Facets of which one choice alone has a page of its own here; null: none has. */
  readonly pages: string | null
  readonly price: ShownPrice
  readonly dimensions: readonly ShownDimension[]
  readonly groups: readonly ShownGroup[]
  readonly isRows: boolean
  readonly query: string | null
  readonly isAsTyped: boolean
  readonly totalCount: number
  /** No index answers, so that no choice could be kept. */
  readonly isDegraded: boolean
}

interface ShownGroup {
  readonly ident: string
  readonly label: string
  readonly choices: readonly ShownChoice[]
}

type ShownChoice = Pick<WireChoice, 'ident' | 'name' | 'count' | 'selected' | 'highlighted'>

export function filterPanelData({ selection, filters, answer }: ListingView): FilterPanelData {
  const { price, dimensions } = filters
  const groups = [
    ...filters.features,
    ...filters.parameters,
    filters.manufacturers,
    ...(selection.scope.kind === 'eshop' ? [] : [filters.eshops]),
  ]
  return {
    action: listingUrl(emptySelection(selection.scope)),
    pages: selection.scope.kind === 'category' ? landingFacets.join(' ') : null,
    price: {
      min: price.range.min,
      max: price.range.max,
      from: price.range.selectedMin,
      to: price.range.selectedMax,
      histogram: price.histogram,
      choices: price.choices,
    },
    dimensions: dimensions
      .filter(({ range }) => range.selected || range.min !== null)
      .map(({ ident, label, range }) => ({
        ident,
        label,
        min: range.min,
        max: range.max,
        from: range.selectedMin,
        to: range.selectedMax,
      })),
    groups: groups.flatMap((group) => {
      const choices = shownChoices(group)
      return choices.length === 0 ? [] : [{ ident: group.ident, label: group.label, choices }]
    }),
    isRows: selection.view === 'rows',
    query: selection.query,
    isAsTyped: selection.isAsTyped,
    totalCount: answer.pagination.totalCount,
    isDegraded: answer.degraded !== null,
  }
}

export function FilterPanelInner({ panel }: { panel: FilterPanelData }) {
  return (
    <form id={FILTER_FORM} action={panel.action} data-filters="" data-pages={panel.pages ?? undefined}>
      <div className="filters-top">
        <h2>Filtros</h2>
        <button type="button" className="quiet" popoverTarget={FILTER_PANEL} popoverTargetAction="hide">
          Fechar
        </button>
      </div>
      {panel.isDegraded ? <p>Os filtros voltam dentro de momentos.</p> : <Choices panel={panel} />}
      {panel.isRows && <input type="hidden" name="vista" value="lista" />}
      {panel.isAsTyped && <input type="hidden" name="procura" value="palavras" />}
      {panel.query !== null && <input type="hidden" name="q" value={panel.query} />}
      <div className="filters-apply">
        <Button tone="primary" type="submit">
          {`Ver ${countOf(panel.totalCount, words.product)}`}
        </Button>
      </div>
    </form>
  )
}

function Choices({ panel }: { panel: FilterPanelData }) {
  return (
    <>
      <PriceFilter price={panel.price} />
      <DimensionFilter dimensions={panel.dimensions} />
      {panel.groups.map((group) => (
        <ChoiceGroup key={group.ident} group={group} />
      ))}
    </>
  )
}

function ChoiceGroup({ group }: { group: ShownGroup }) {
  const { choices } = group
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

function shownChoices({ choices }: WireFilterGroup): ShownChoice[] {
  const offered = choices.filter(({ selected, disabled }) => selected || !disabled)
  return offered
    .filter(({ selected }, index) => selected || index < SHOWN_CHOICES)
    .map(({ ident, name, count, selected, highlighted }) => ({ ident, name, count, selected, highlighted }))
}

function Choice({ group, choice }: { group: string; choice: ShownChoice }) {
  return (
    <li>
      <label>
        <input type="checkbox" name={group} value={choice.ident} defaultChecked={choice.selected} />
        {group === 'cor' && <Swatch slug={choice.ident} />}
        {choice.highlighted ? <strong>{choice.name}</strong> : choice.name}
        {choice.count !== null && <small>{formatCount(choice.count)}</small>}
      </label>
    </li>
  )
}

const hexBySlug = new Map(colours.map(({ slug, hex }) => [slug, hex]))

/** An attribute, not a style: the policy allows no inline styles. */
function Swatch({ slug }: { slug: string }) {
  return (
    <svg className="swatch" width="18" height="18" aria-hidden="true">
      <circle cx="9" cy="9" r="8" fill={hexBySlug.get(slug) ?? 'url(#varias-cores)'} />
    </svg>
  )
}
