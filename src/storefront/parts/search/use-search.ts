import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Region } from '#domains/search/rules/listing-selection.ts'
import { track } from '../../client/track.ts'
import { calls } from '../../state/calls.ts'
import { regionHere, regionStore } from '../../state/region-store.ts'
import { giveBackFocus } from './give-back.ts'
import type { SearchEntry } from './search-entries.ts'
import { trendingNow } from './search-questions.ts'
import { useAwake } from './use-awake.ts'
import { useHold } from './use-hold.ts'
import { type Offered, useOffered } from './use-offered.ts'

interface SearchParts {
  readonly place: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  readonly query: string
  /** Of the page. */
  readonly region: Region
  readonly origin: string
  readonly pictureAddress: string
}

/** The state of a search box: open or not, what is typed, which row the arrow keys stand on. */
export interface Searching extends Offered {
  readonly isAwake: boolean
  readonly isOpen: boolean
  /** The results are delivered there: the page's, or what was chosen where that can say none. */
  readonly region: Region
  /** Trimmed. */
  readonly query: string
  /** Of `rows`; -1: none, Enter searches for what is typed. */
  readonly active: number
  /** The pointer is on it: it may be opened next. */
  approach(): void
  open(): void
  focus(): void
  close(): void
  type(): void
  press(event: KeyboardEvent): void
  submit(event: FormEvent<HTMLFormElement>): void
  /** A row was followed. */
  choose(
    row: SearchEntry,
    event: { readonly ctrlKey: boolean; readonly metaKey: boolean; readonly shiftKey: boolean },
  ): void
}

export function useSearch(parts: SearchParts): Searching {
  const { place, input, query: first, region: ofPage, origin, pictureAddress } = parts
  const isAwake = useAwake()
  const region = isAwake ? regionHere(location.href, regionStore().chosen()) : ofPage
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState(first)
  const [active, setActive] = useState(-1)
  /** The focus comes back by our own hand: that opens nothing. */
  const isGivenBack = useRef(false)
  const query = text.trim()
  const offered = useOffered({ isOpen, query, region, origin, pictureAddress })
  const { rows } = offered
  const close = (): void => setOpen(false)
  const open = (): void => {
    if (isOpen) return
    // Something may have been typed before React was there.
    setText(input.current?.value ?? '')
    setActive(-1)
    setOpen(true)
  }
  const openIfFocused = useEffectEvent(() => {
    if (document.activeElement === input.current) open()
  })
  const leave = (): void => {
    close()
    isGivenBack.current = true
    giveBackFocus(input.current)
    isGivenBack.current = false
  }
  // The touch that woke the island may have put the focus into the box.
  useEffect(() => queueMicrotask(() => openIfFocused()), [])
  useHold({ isOpen, place, close, leave })

  const move = (by: number): void => {
    open()
    if (rows.length === 0) return
    const at = isOpen ? active : -1
    const from = at === -1 && by === -1 ? 0 : at
    setActive((from + by + rows.length) % rows.length)
  }

  return {
    ...offered,
    isAwake,
    isOpen,
    region,
    query,
    active: active < rows.length ? active : -1,
    approach: () => void (query === '' && askTrending(origin)),
    open,
    focus: () => {
      if (!isGivenBack.current) open()
    },
    close: leave,
    type: () => {
      open()
      setText(input.current?.value ?? '')
      setActive(-1)
    },
    press: (event) => {
      const by = steps[event.key]
      const isFollowed = event.key === 'Enter' && isOpen && rows[active] !== undefined
      if (event.nativeEvent.isComposing || (by === undefined && !isFollowed)) return
      event.preventDefault()
      if (by === undefined) follow(place.current)
      else move(by)
    },
    submit: ({ currentTarget }) => {
      sendTrimmed(currentTarget)
      close()
    },
    choose: (row, { ctrlKey, metaKey, shiftKey }) => {
      trackSubmit(query, row.kind === 'query' ? { kind: 'query', text: query } : row)
      if (!(ctrlKey || metaKey || shiftKey)) close()
    },
  }
}

function follow(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('[aria-selected="true"]')?.click()
}

/** What stands in the field: something may have been typed before React was there. */
function sendTrimmed(form: HTMLFormElement): void {
  const field = form.elements.namedItem('q')
  if (!(field instanceof HTMLInputElement)) return
  const query = field.value.trim()
  field.value = query
  trackSubmit(query, { kind: 'query', text: query })
}

function askTrending(origin: string): void {
  void calls()
    .ask(trendingNow(origin))
    .catch(() => null)
}

/** */
function trackSubmit(query: string, { kind, text }: Pick<SearchEntry, 'kind' | 'text'>): void {
  track({
    name: 'search_modal_submit',
    original_query: query,
    search_suggest_type: kind,
    search_suggest_value: text,
  })
}

/** S-04: the arrows move through the rows, round and round. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
