import { z } from 'zod'
import { defineContentKind, ident, isoOrNull, link, shownWhile } from './content-kind.ts'

/** Programs and files stand here, and pages on which people type passwords: whoever edits content leads nobody away from them. */
const NOT_PAGES =
  /^\/(?:api|assets|admin|v1|v2|uploads|imagens|dev|login|logout|user|registo|register|senha|star|pqa|watchdog|lojas-site|healthz|readyz|metrics|[^/]+\.[a-z]+)(?:\/|$)/

const redirect = z.strictObject({
  ident,
  /** A path of the site as it is asked for, without a query. */
  from: z
    .string()
    .max(300)
    .regex(/^\/(?![/\\])[^\s"<>\\?#]+$/, 'a path of this site that begins with "/", without "?" and "#"')
    .refine((path) => !NOT_PAGES.test(path), 'pages alone lead elsewhere'),
  /** Where it leads. */
  link,
  ...shownWhile,
})

/** An address that leads elsewhere. */
export type Redirect = Readonly<z.infer<typeof redirect>>

export const redirects = defineContentKind<Redirect>({
  entry: redirect,
  read: async (db) => {
    const rows = await db.selectFrom('content.redirect').selectAll().orderBy('position').execute()
    return rows.map((row) => ({
      ident: row.ident,
      from: row.from_path,
      link: row.link,
      shownFrom: isoOrNull(row.shown_from),
      shownUntil: isoOrNull(row.shown_until),
    }))
  },
  replace: async (tx, entries) => {
    await tx.deleteFrom('content.redirect').execute()
    if (entries.length === 0) return
    await tx
      .insertInto('content.redirect')
      .values(
        entries.map(({ from, shownFrom, shownUntil, ...entry }, position) => ({
          ...entry,
          position,
          from_path: from,
          shown_from: shownFrom,
          shown_until: shownUntil,
        })),
      )
      .execute()
  },
})
