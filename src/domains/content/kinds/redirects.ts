import { z } from 'zod'
import { defineContentKind, ident, isoOrNull, link, shownWhile } from './content-kind.ts'

/** Programs and files stand here, and pages on which people type passwords: whoever edits content leads nobody away from them. */
const NOT_PAGES =
  /^\/(?:api|assets|admin|v1|v2|uploads|imagens|dev|login|logout|user|registo|register|senha|star|pqa|watchdog|lojas-site|\.well-known|healthz|readyz|metrics|[^/]+\.[a-z]+)(?:\/|$)/

const MOST_CHARACTERS = 300

const redirect = z.strictObject({
  ident,
  /** A path of the site, without a query; kept as browsers ask for it. */
  from: z
    .string()
    .max(MOST_CHARACTERS)
    .regex(/^\/(?![/\\])[^\s"<>\\?#]+$/, 'a path of this site that begins with "/", without "?" and "#"')
    .transform(asAsked)
    .refine(
      (path) => path.length > 1 && path.length <= MOST_CHARACTERS,
      `1 to ${MOST_CHARACTERS - 1} characters after "/", as browsers write them`,
    )
    .refine((path) => !NOT_PAGES.test(path), 'pages alone lead elsewhere'),
  /** Where it leads. */
  link,
  ...shownWhile,
})

/** "/promoção" → "/promo%C3%A7%C3%A3o", "/a/../b" → "/b" */
function asAsked(path: string): string {
  return new URL(path, 'http://site.invalid').pathname
}

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
