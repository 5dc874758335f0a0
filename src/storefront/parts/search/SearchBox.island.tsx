import { type ReactNode, useId, useRef } from 'react'
import type { Region } from '#domains/search/rules/listing-selection.ts'
import { labels } from '../../copy/labels.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { paths } from '../../paths.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { RegionField } from '../../ui/RegionSelect.tsx'
import { SearchOverlay } from './SearchOverlay.tsx'
import { useSearch } from './use-search.ts'

export interface SearchBoxProps {
  readonly id: string
  /** What it holds at first. */
  readonly query: string
  /** Deliveries of the results are to here. */
  readonly region: Region
  /** Of the form. */
  readonly name: string
  /** Of the search service; '' where it is the page's. */
  readonly origin: string
  /** Address of a small picture, its id at `{id}`. */
  readonly pictureAddress: string
}

/** H-01, S-01 to S-04: the search box with its suggestions. Without script it is a form that leads to the results. */
export const searchBox = defineIsland<SearchBoxProps>({
  name: 'SearchBox',
  wakes: 'touch',
  why: 'most pages are left without a search, and the form works meanwhile',
  earlyClicks: 'native',
  Component: SearchBox,
})

function SearchBox({ id, query, region, name, origin, pictureAddress }: SearchBoxProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = `${useId()}list`
  const searching = useSearch({ place, input, query, region, origin, pictureAddress })
  const { isAwake, isOpen, active, rows } = searching
  const hasList = isOpen && rows.length > 0
  const row = hasList ? rows[active] : undefined
  return (
    <div
      className="search-place"
      ref={place}
      data-open={isOpen || undefined}
      onPointerEnter={isAwake ? searching.approach : undefined}
    >
      <form className="search" role="search" action={paths.search()} aria-label={name} onSubmit={searching.submit}>
        <label className="visually-hidden" htmlFor={id}>
          {labels.searchPlaceholder}
        </label>
        <input
          ref={input}
          id={id}
          name="q"
          type="text"
          inputMode="search"
          defaultValue={query}
          placeholder={labels.searchPlaceholder}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          role={isAwake ? 'combobox' : undefined}
          aria-expanded={isAwake ? hasList : undefined}
          aria-haspopup={isAwake ? 'listbox' : undefined}
          aria-autocomplete={isAwake ? 'list' : undefined}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={row === undefined ? undefined : listId + row.id}
          onFocus={searching.focus}
          onClick={searching.open}
          onInput={searching.type}
          onKeyDown={searching.press}
        />
        <RegionField region={searching.region} />
        <button type="submit" aria-label="Procurar">
          <SearchIcon />
        </button>
      </form>
      {isOpen && <SearchOverlay searching={searching} listId={listId} />}
    </div>
  )
}
