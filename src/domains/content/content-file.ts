import { checkedJson } from '#platform/files/checked-json.ts'
import { z } from 'zod'
import { type Content, contentKinds, contentNames } from './kinds/content-kinds.ts'

/** Of one kind: more than anybody shows. */
export const MOST_ENTRIES = 200

const file = z.strictObject(
  Object.fromEntries(
    contentNames.map((name) => [
      name,
      z
        .array(contentKinds[name].entry as z.ZodType)
        .max(MOST_ENTRIES)
        .optional(),
    ]),
  ),
)

/** What a file says: the kinds that it names, each whole. */
export type ContentFile = Partial<Content>

/**
 * The content of a file's text, or what is wrong, each with the path of the value: `bannerStrips[0].link: …`. `site`: its address, whole, by
 * which a link may name it.
 */
export function parseContentFile(
  json: string,
  site: string,
): { kind: 'content'; content: ContentFile } | { kind: 'wrong'; problems: readonly string[] } {
  const parsed = checkedJson(json, file)
  if (parsed.kind === 'wrong') return parsed
  const content = parsed.value as ContentFile
  const problems = problemsAmong(content, site)
  return problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'content', content }
}

/** What is wrong with entries beside one another that are right each by itself. */
function problemsAmong(content: ContentFile, site: string): readonly string[] {
  return [...doubledIdents(content), ...windowsThatNeverOpen(content), ...redirectsThatGoOn(content, site)]
}

/** A redirect to where another one leads on would send browsers round. */
function redirectsThatGoOn({ redirects = [] }: ContentFile, site: string): string[] {
  const at = new Map(redirects.map(({ from }, index) => [from, index]))
  return redirects.flatMap(({ from, link }, index) => {
    const path = ownPath(link, site) ?? ''
    // A slash at its end is taken away, and leads back.
    const next = at.get(path) ?? at.get(path.replace(/\/$/, ''))
    const doubled = at.get(from) !== index ? [`redirects[${index}].from: "${from}" stands twice`] : []
    return next === undefined
      ? doubled
      : [...doubled, `redirects[${index}].link: "${link}" leads on by redirects[${next}]`]
  })
}

/** The path that a link leads to on this site, however it is written; null: it leads to another. */
function ownPath(link: string, site: string): string | null {
  const url = URL.parse(link, site)
  return url !== null && bareHost(url) === bareHost(new URL(site)) ? url.pathname : null
}

/** The site answers with "www." and without, and with the dot that ends a name. */
function bareHost({ hostname, port }: URL): string {
  return `${hostname.replace(/^www\./, '').replace(/\.$/, '')}:${port}`
}

function doubledIdents(content: ContentFile): string[] {
  return entriesOf(content).flatMap(({ name, at, entry, entries }) => {
    const first = entries.findIndex(({ ident }) => ident === entry.ident)
    return first < at ? [`${name}[${at}].ident: "${entry.ident}" stands at ${name}[${first}] already`] : []
  })
}

function windowsThatNeverOpen(content: ContentFile): string[] {
  return entriesOf(content).flatMap(({ name, at, entry: { shownFrom, shownUntil } }) =>
    shownFrom !== null && shownUntil !== null && Date.parse(shownFrom) >= Date.parse(shownUntil)
      ? [`${name}[${at}].shownUntil: it would end before it begins (shownFrom)`]
      : [],
  )
}

function entriesOf(content: ContentFile) {
  return contentNames.flatMap((name) => {
    const entries = content[name] ?? []
    return entries.map((entry, at) => ({ name, at, entry, entries }))
  })
}
