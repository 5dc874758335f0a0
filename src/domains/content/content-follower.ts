import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ShownWhile } from './kinds/content-kind.ts'
import { type Content, contentNames, noContent } from './kinds/content-kinds.ts'
import { loadContent, readRevision } from './load-content.ts'

/** The content that a process shows: a copy of the tables, which are asked only whether there is something newer. */
export interface ContentFollower {
  /** What is shown at this moment, by kind and in order. */
  shown(): Content
  /** Changes with what is shown: when content is set, and when something begins or ends to be shown. A part of the version of every page that shows content. */
  version(): string
  /** Reads what is newer; to be called again and again. What was read before stands while the database is away. */
  refresh(): Promise<void>
}

/** Empty until the first `refresh`. */
export function followContent({ db, clock }: { readonly db: Database; readonly clock: Clock }): ContentFollower {
  let content: Content = noContent
  let revision = -1
  /** Moments at which something begins or ends to be shown. */
  let turns: readonly number[] = []
  return {
    shown: () => shownAt(content, clock.now()),
    version: () => {
      const nowMs = clock.now().getTime()
      return `${revision}.${turns.filter((turn) => turn <= nowMs).length}`
    },
    refresh: async () => {
      const newest = await readRevision(db)
      if (newest === revision) return
      // What is set between the two reads is newer than this revision and is read again at the next call.
      content = await loadContent(db)
      turns = turnsOf(content)
      revision = newest
    },
  }
}

function shownAt(content: Content, now: Date): Content {
  const shown = contentNames.map((name) => [name, content[name].filter((entry) => isShown(entry, now))] as const)
  return Object.fromEntries(shown) as unknown as Content
}

function isShown({ shownFrom, shownUntil }: ShownWhile, now: Date): boolean {
  const nowMs = now.getTime()
  return (
    (shownFrom === null || Date.parse(shownFrom) <= nowMs) && (shownUntil === null || nowMs < Date.parse(shownUntil))
  )
}

function turnsOf(content: Content): readonly number[] {
  return contentNames
    .flatMap((name): readonly ShownWhile[] => content[name])
    .flatMap(({ shownFrom, shownUntil }) => [shownFrom, shownUntil])
    .filter((moment) => moment !== null)
    .map((moment) => Date.parse(moment))
}
