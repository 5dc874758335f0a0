import { type FoundInspirations, type InspirationChoice, inspirationsUrl } from '#domains/content/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import type { InspirationPages } from '../../parts/inspirations/InspirationsMore.tsx'
import { keepRegion } from '../../region-address.ts'

export interface FilterGroupView {
  readonly title: string
  readonly choices: readonly InspirationChoice[]
}

/** The groups of filters that have something to choose between. */
export function presentFilters({ filters }: FoundInspirations, region: Region): FilterGroupView[] {
  const groups = [
    ['Divisão', filters.rooms],
    ['Estilo', filters.styles],
    ['De quem', filters.owners],
  ] as const
  return groups.flatMap(([title, choices]) =>
    choices.length < 2 && !choices.some(({ isSelected }) => isSelected)
      ? []
      : [{ title, choices: choices.map((choice) => ({ ...choice, url: keepRegion(choice.url, region) })) }],
  )
}

export function presentPages({ selection, nextPageUrl }: FoundInspirations, region: Region): InspirationPages {
  const prev = selection.page > 1 ? inspirationsUrl({ ...selection, page: selection.page - 1 }) : null
  return {
    prev: prev && keepRegion(prev, region),
    next: nextPageUrl && keepRegion(nextPageUrl, region),
  }
}

/** "Salas escandinavas" would need a grammar: the chosen words stand side by side. */
export function listTitle({ filters }: FoundInspirations): string {
  const chosen = [...filters.rooms, ...filters.styles, ...filters.owners]
    .filter(({ isSelected }) => isSelected)
    .map(({ name }) => name)
  return chosen.length === 0 ? 'Inspirações' : `Inspirações: ${chosen.join(', ')}`
}
