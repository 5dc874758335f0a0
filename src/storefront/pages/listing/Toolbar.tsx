import { listingUrl } from '#domains/search/contract.ts'
import { labels, regionNames } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { FilterIcon, GridIcon, RowsIcon } from '../../ui/icons.tsx'
import { regionOptions } from '../../region-address.ts'
import type { ListingView } from './load.ts'
import { Button } from '../../ui/Button.tsx'

/** The form that everything which changes the selection belongs to; a control outside of it names it. */
export const FILTER_FORM = 'filtros'

/** Sort, region, view; on a phone the filters' button. */
export function Toolbar({ view }: { view: ListingView }) {
  const { selection, filters, chips } = view
  return (
    <div className="toolbar">
      <Button className="filter-button" popoverTarget="painel-filtros" data-open-filters="">
        <FilterIcon />
        {chips.length > 0 ? `Filtrar (${chips.length})` : 'Filtrar'}
      </Button>
      <label className="select">
        <span>Ordenar por</span>
        <select
          name="ordenar"
          form={FILTER_FORM}
          defaultValue={filters.sort.choices.find(({ selected }) => selected)?.ident}
        >
          {filters.sort.choices.map(({ ident, name }) => (
            <option key={ident} value={ident === 'recomendados' ? '' : ident}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="select">
        <span>Entrega em</span>
        <select
          name="regiao"
          form={FILTER_FORM}
          defaultValue={regionOptions.find(([region]) => region === selection.region)?.[1]}
        >
          {regionOptions.map(([region, value]) => (
            <option key={region} value={value}>
              {regionNames[region]}
            </option>
          ))}
        </select>
      </label>
      <Button className="no-script" type="submit" form={FILTER_FORM}>
        Aplicar
      </Button>
      <a className="quiet" href={paths.howWeRank()}>
        {labels.howWeRank}
      </a>
      <ViewSwitch view={view} />
    </div>
  )
}

function ViewSwitch({ view: { selection } }: { view: ListingView }) {
  return (
    <div className="view-switch" role="group" aria-label="Vista">
      <a
        href={listingUrl({ ...selection, view: 'grid' })}
        aria-label="Grelha"
        aria-current={selection.view === 'grid' ? 'true' : undefined}
        rel="nofollow"
        data-in-place=""
      >
        <GridIcon />
      </a>
      <a
        href={listingUrl({ ...selection, view: 'rows' })}
        aria-label="Lista"
        aria-current={selection.view === 'rows' ? 'true' : undefined}
        rel="nofollow"
        data-in-place=""
      >
        <RowsIcon />
      </a>
    </div>
  )
}
