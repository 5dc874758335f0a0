/** A thing that a page describes in the words of schema.org, whether by JSON-LD or by microdata. */
export interface PageItem {
  /** Without the address before: 'Product', 'Offer'. */
  readonly types: readonly string[]
  readonly values: Readonly<Record<string, readonly PageValue[]>>
}

export type PageValue = string | PageItem

/** Bounds of what is taken from one page (docs/limits.md). */
export const READING_LIMITS = {
  /** Characters of one block of JSON-LD; a longer one is left out. */
  jsonChars: 512 * 1024,
  jsonBlocks: 50,
  depth: 12,
  /** Tags within tags; what stands deeper is not looked at. */
  elementsDeep: 1_000,
  items: 2_000,
  valuesOfItem: 200,
  textChars: 1_000,
  /** Of the piece that is kept for a shop to contest. */
  evidenceChars: 2_000,
} as const

/** 'https://schema.org/Offer' and 'schema:Offer' are 'Offer'. */
export function schemaWord(name: string): string {
  return name.trim().replace(/^.*[/#:]/, '')
}

export function textsOf(item: PageItem, name: string): string[] {
  return (item.values[name] ?? []).filter((value) => typeof value === 'string')
}

export function itemsOf(item: PageItem, name: string): PageItem[] {
  return (item.values[name] ?? []).filter((value) => typeof value !== 'string')
}

export function textOf(item: PageItem, name: string): string | null {
  return textsOf(item, name)[0] ?? null
}

export function isOf(item: PageItem, ...types: readonly string[]): boolean {
  return item.types.some((type) => types.includes(type))
}
