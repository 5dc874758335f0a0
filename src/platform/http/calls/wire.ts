import { z } from 'zod'

/** Shapes that every contract shares (decisions.md, Wire). */

const MAX_ID = 2_147_483_647

/** An id of ours: a whole number from 1. */
export const idSchema = z.int().min(1).max(MAX_ID)
/** A number that was told and is sent back: a version, a count, a place. No column of the database holds a larger one. */
export const keptNumberSchema = z.int().min(0).max(MAX_ID)
export const countSchema = z.int().min(0)
/** Euros with at most two decimals; inside they are cents (`eurosFromCents`). */
export const eurosSchema = z.number().min(0).multipleOf(0.01)
/** Lengths in mm with a low and a high end; an exact size has both equal. */
export const lengthRangeSchema = z.object({ from: z.int().min(0), to: z.int().min(0) }).meta({ id: 'LengthRange' })

/** A day that is asked about or settled, of this century: an earlier one is a slip, and the year 0 is none that the database knows. */
export const daySchema = z.iso.date().regex(/^20/)

/** E-11 */
export const paginationSchema = z
  .object({ page: z.int().min(1), pageSize: z.int().min(1), pageCount: countSchema, totalCount: countSchema })
  .meta({ id: 'Pagination' })
export type Pagination = z.infer<typeof paginationSchema>

const MAX_CODE = 60

/** The code of a problem that a shop asks for, whether or not there is one of that name. */
export const problemCodeSchema = z
  .string()
  .max(MAX_CODE)
  .regex(/^[A-Za-z0-9_]+$/)

const MAX_PATH = 2_048

/**
 * A listing's own path and query as a body carries it ({url}): relative to the site, never another host, no way up.
 * It is parsed by the URL grammar and never fetched (reliability.md, call battery).
 */
export const listingPathSchema = z
  .string()
  .min(1)
  .max(MAX_PATH)
  .regex(/^(?![^?#]*\/\.\.(?:[/?#]|$))\/(?![/\\])[^\\\s]*$/)
