import { z } from 'zod'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'

/** When something is shown: from the first moment on, until just before the second; null: no end on that side. ISO moments. */
export interface ShownWhile {
  readonly shownFrom: string | null
  readonly shownUntil: string | null
}

/**
 * One kind of content: how an entry is written in a file of `poiso content set`, and how all of them are read and replaced. Entries stand in
 * the order in which they are shown.
 */
export interface ContentKind<Entry extends ShownWhile> {
  /** Of one entry in the file. */
  readonly entry: z.ZodType<Entry>
  read(db: DatabaseOrTransaction): Promise<readonly Entry[]>
  /** What stood there goes. */
  replace(tx: DatabaseTransaction, entries: readonly Entry[]): Promise<void>
}

/** Declares a kind; `kinds/content-kinds.ts` lists it. */
export function defineContentKind<Entry extends ShownWhile>(kind: ContentKind<Entry>): ContentKind<Entry> {
  return kind
}

const moment = z.iso.datetime({ offset: true }).nullable().default(null)

/** The fields that entries of every kind may have. */
export const shownWhile = { shownFrom: moment, shownUntil: moment }

/** A name that stands in cookies, addresses and tables. */
export const ident = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters and digits joined by "-"')

/** A page of this site (`/produtos`), or another site's by its whole address. */
export const link = z
  .string()
  .max(2000)
  .regex(
    /^(?:\/(?![/\\])|https?:\/\/)[^\s"<>\\]*$/,
    'a path of this site that begins with "/", or a whole http(s) address',
  )

/** Of a column that may be null. */
export function isoOrNull(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
