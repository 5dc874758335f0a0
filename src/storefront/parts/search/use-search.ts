import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { track } from '../../client/track.ts'
import { holdPage } from './hold-page.ts'
import type { SearchEntry } from './search-entries.ts'
import { type Offered, useOffered } from './use-offered.ts'

interface SearchParts {
  readonly place: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  readonly query: string
  readonly origin: string
  readonly pictureAddress: string
}

/** The state of a search box: open or not, what is typed, which row the arrow keys stand on. */
export interface Searching extends Offered {
  readonly isAwake: boolean
  readonly isOpen: boolean
  /** Trimmed. */
  readonly query: string
  /** Of `rows`; -1: none, Enter searches for what is typed. */
  readonly active: number
  awake(): void
  open(): void
  focus(): void
  close(): void
  type(): void
  press(event: KeyboardEvent): void
  submit(event: FormEvent): void
  /** A row was followed. */
  choose(
    row: SearchEntry,
    event: { readonly ctrlKey: boolean; readonly metaKey: boolean; readonly shiftKey: boolean },
  ): void
}

export function useSearch({ place, input, query: first, origin, pictureAddress }: SearchParts): Searching {
  const [isAwake, setAwake] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState(first)
  const [active, setActive] = useState(-1)
  /** The focus comes back by our own hand: that opens nothing. */
  const isGivenBack = useRef(false)
  const query = text.trim()
  const offered = useOffered({ isOpen, query, origin, pictureAddress })
  const { rows } = offered
  const close = (): void => setOpen(false)
  const open = (): void => {
    if (!isOpen) setActive(-1)
    setOpen(true)
  }
  const typed = (): void => setText(input.current?.value ?? '')

  useEffect(() => setActive(-1), [query])
  useLayoutEffect(() => (isOpen && place.current !== null ? holdPage(place.current) : undefined), [isOpen, place])
  useEffect(() => {
    if (!isOpen) return
    const closeBeside = ({ target }: Event): void => {
      if (!(target instanceof Node && place.current?.contains(target))) setOpen(false)
    }
    // A page that comes back from the browser's memory is not found open.
    addEventListener('pagehide', close)
    document.addEventListener('mousedown', closeBeside, true)
    return () => {
      removeEventListener('pagehide', close)
      document.removeEventListener('mousedown', closeBeside, true)
    }
  }, [isOpen, place])

  const submitted = (row: Pick<SearchEntry, 'kind' | 'text'>): void =>
    track({
      name: 'search_modal_submit',
      original_query: query,
      search_suggest_type: row.kind,
      search_suggest_value: row.kind === 'query' ? query : row.text,
    })

  const move = (by: 1 | -1): void => {
    open()
    if (rows.length === 0) return
    const from = active === -1 && by === -1 ? 0 : active
    setActive((from + by + rows.length) % rows.length)
  }

  return {
    ...offered,
    isAwake,
    isOpen,
    query,
    active: active < rows.length ? active : -1,
    awake: () => {
      setAwake(true)
      typed()
      if (document.activeElement === input.current) open()
    },
    open,
    focus: () => {
      if (isGivenBack.current) isGivenBack.current = false
      else open()
    },
    close: () => {
      isGivenBack.current = true
      close()
      input.current?.focus({ preventScroll: true })
    },
    type: () => {
      typed()
      open()
    },
    press: (event) => {
      const { key } = event
      if (event.nativeEvent.isComposing) return
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault()
        move(key === 'ArrowDown' ? 1 : -1)
      } else if (key === 'Escape' && isOpen) {
        event.preventDefault()
        close()
      } else if (key === 'Enter' && isOpen && rows[active] !== undefined) {
        event.preventDefault()
        place.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click()
      }
    },
    submit: () => {
      if (input.current !== null) input.current.value = query
      submitted({ kind: 'query', text: query })
      close()
    },
    choose: (row, { ctrlKey, metaKey, shiftKey }) => {
      submitted(row)
      if (!(ctrlKey || metaKey || shiftKey)) close()
    },
  }
}
