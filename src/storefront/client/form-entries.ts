import { withPair } from '#domains/search/rules/query-pairs.ts'

/** What a form says now, as text; a key may come several times. */
export type FormEntries = readonly (readonly [string, string])[]

export function formEntries(form: HTMLFormElement): FormEntries {
  return [...new FormData(form)].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : []))
}

/** A page for the region that was chosen, with all else that the form says. */
export function regionAddress(action: string, entries: FormEntries): string {
  return action + entries.reduce((query, [key, value]) => withPair(query, key, value), '')
}
