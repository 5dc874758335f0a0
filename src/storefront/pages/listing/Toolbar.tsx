import { listingUrl } from '#domains/search/contract.ts'
import { regionNames } from '../../copy/region-names.ts'
import { Island } from '../../islands/Island.tsx'
import { filterDrawer } from '../../parts/listing/FilterDrawer.island.tsx'
import { GridIcon, RowsIcon } from '../../ui/icons.tsx'
import { regionOptions, regionWord } from '../../region-address.ts'
import type { ListingView } from './load.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'

/** The form that everything which changes the selection belongs to; a control outside of it names it. */
export const FILTER_FORM = 'filtros'

/** Sort, region, view; on a phone the filters' button. */
export function Toolbar({ view }: { view: ListingView }) {
  const { selection, filters, chips } = view
  return (
    <div className="toolbar">
      <Island of={filterDrawer} props={{ count: chips.length }} />
      <Select
        label="Ordenar por"
        name="ordenar"
        form={FILTER_FORM}
        options={filters.sort.choices.map(({ ident, name }) => ({
          value: ident === 'recomendados' ? '' : ident,
          label: name,
        }))}
        defaultValue={filters.sort.choices.find(({ selected }) => selected)?.ident}
      />
      <Select
        label="Entrega em"
        name="regiao"
        form={FILTER_FORM}
        options={regionOptions.map(([region, value]) => ({ value, label: regionNames[region] }))}
        defaultValue={regionWord(selection.region)}
      />
      <Button className="no-script" type="submit" form={FILTER_FORM}>
        Aplicar
      </Button>
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
