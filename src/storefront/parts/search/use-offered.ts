import { useEffect } from 'react'
import type { Region } from '#domains/search/rules/listing-selection.ts'
import { track } from '../../client/track.ts'
import { keepRegion } from '../../region-address.ts'
import {
  type EntryGroup,
  mainEntry,
  rememberedGroup,
  type SearchEntry,
  suggestedGroups,
  trendingGroup,
} from './search-entries.ts'
import { variantsNow } from '../../state/variant-questions.ts'
import { suggestions, trendingNow } from './search-questions.ts'
import { useAnswer } from './use-answer.ts'
import { useViewed } from './use-viewed.ts'

/** What the overlay offers for what is typed. */
export interface Offered {
  /** 'Procurar "{query}" em produtos'; null: nothing is typed. */
  readonly main: SearchEntry | null
  readonly groups: readonly EntryGroup[]
  /** All of it, in the order of the arrow keys. */
  readonly rows: readonly SearchEntry[]
  readonly isWaiting: boolean
  /** What could not be loaded can be tried again. */
  readonly retry: (() => void) | null
  /** Answered: there is nothing to suggest. */
  readonly isEmpty: boolean
}

/** Twice as many as are shown: some may be gone. */
const MOST_ASKED = 10
/** So long nothing is typed before it is asked for: a quick hand writes a word in one question. */
const TYPING_PAUSE_MS = 80

export function useOffered({
  isOpen,
  query,
  region,
  origin,
  pictureAddress,
}: {
  isOpen: boolean
  query: string
  /** Every link keeps to it (U-11). */
  region: Region
  origin: string
  pictureAddress: string
}): Offered {
  const isTyped = query !== ''
  useSuggestingTold(isOpen && isTyped)
  const suggested = useAnswer(isOpen && isTyped ? suggestions(query, origin) : null, TYPING_PAUSE_MS)
  const trending = useAnswer(isOpen && !isTyped ? trendingNow(origin) : null)
  const viewed = useViewed().slice(0, MOST_ASKED)
  const remembered = useAnswer(isOpen && !isTyped && viewed.length > 0 ? variantsNow(viewed) : null)
  if (isTyped) {
    const known =
      suggested.kind === 'answered' ? suggested.answer : suggested.kind === 'waiting' ? (suggested.last ?? []) : []
    const main = within(region, mainEntry(query, suggested.kind === 'answered' ? suggested.answer : []))
    const groups = groupsWithin(region, suggestedGroups(known))
    return {
      main,
      groups,
      rows: [main, ...groups.flatMap(({ entries }) => entries)],
      isWaiting: suggested.kind === 'waiting',
      retry: suggested.kind === 'failed' ? suggested.retry : null,
      isEmpty: suggested.kind === 'answered' && groups.length === 0,
    }
  }
  const groups = groupsWithin(region, [
    ...(trending.kind === 'answered' ? [trendingGroup(trending.answer)] : []),
    // Without it the overlay does as well: nobody is told that it failed.
    ...(remembered.kind === 'answered' ? [rememberedGroup(remembered.answer, pictureAddress)] : []),
  ]).filter(({ entries }) => entries.length > 0)
  return {
    main: null,
    groups,
    rows: groups.flatMap(({ entries }) => entries),
    isWaiting: trending.kind === 'waiting',
    retry: trending.kind === 'failed' ? trending.retry : null,
    isEmpty: false,
  }
}

function groupsWithin(region: Region, groups: readonly EntryGroup[]): readonly EntryGroup[] {
  return groups.map((group) => ({ ...group, entries: group.entries.map((entry) => within(region, entry)) }))
}

function within(region: Region, entry: SearchEntry): SearchEntry {
  return { ...entry, url: keepRegion(entry.url, region) }
}

let isTold = false

/** once on a page, when suggestions are first asked for. */
function useSuggestingTold(isSuggesting: boolean): void {
  useEffect(() => {
    if (!isSuggesting || isTold) return
    isTold = true
    track({ name: 'search_start_suggesting' })
  }, [isSuggesting])
}
