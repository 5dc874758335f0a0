import type { EngineHit, EnginePlan } from '../plan/plan.ts'
import type { SignedPartial } from './answer-segment.ts'
import type { TopHits } from './top-hits.ts'

/**
 * The page of hits: the segments' ordered lists merged, dead rows skipped. The lists stand by their next hit, and the one that gave a hit
 * moves back behind those whose next is before its own: mostly none, because the base has nearly all.
 */
export function mergeHits(parts: readonly SignedPartial[], page: EnginePlan['page']): EngineHit[] {
  const lists = parts
    .filter(({ partial, sign }) => sign > 0 && partial.hits !== null)
    .map(({ partial, dead }) => new HitList(partial.hits!, dead))
    .filter(({ isDone }) => !isDone)
  lists.sort((a, b) => (a.isBefore(b) ? -1 : 1))
  const skip = page.kind === 'numbered' ? (page.number - 1) * page.size : 0
  const hits: EngineHit[] = []
  for (let taken = 0; taken < skip + page.size && lists.length > 0; taken++) {
    const best = lists[0]!
    if (taken >= skip) hits.push(best.hit())
    best.advance()
    if (best.isDone) lists.shift()
    else moveBack(lists, best)
  }
  return hits
}

function moveBack(lists: HitList[], first: HitList): void {
  let at = 0
  for (; at + 1 < lists.length && lists[at + 1]!.isBefore(first); at++) lists[at] = lists[at + 1]!
  lists[at] = first
}

class HitList {
  readonly #hits: TopHits
  readonly #dead: Uint8Array | null
  #at = -1

  constructor(hits: TopHits, dead: Uint8Array | null) {
    this.#hits = hits
    this.#dead = dead
    this.advance()
  }

  get isDone(): boolean {
    return this.#at >= this.#hits.length
  }

  advance(): void {
    do this.#at++
    while (!this.isDone && this.#dead !== null && this.#dead[this.#hits.row(this.#at)] === 1)
  }

  isBefore(other: HitList): boolean {
    const own = this.#hits
    const its = other.#hits
    return (
      own.keys.compareAcross(
        own.row(this.#at),
        own.score(this.#at),
        its.keys,
        its.row(other.#at),
        its.score(other.#at),
      ) < 0
    )
  }

  hit(): EngineHit {
    const { segment, keys } = this.#hits
    const row = this.#hits.row(this.#at)
    const score = this.#hits.score(this.#at)
    const at = segment.groupOf[row]!
    const group = segment.groupIds[at]!
    return {
      group,
      id: segment.rowIds[row]!,
      version: segment.versions[row]!,
      matchingRows: this.#hits.matches(this.#at),
      rows: segment.groupStarts[at + 1]! - segment.groupStarts[at]!,
      score,
      cursor: { keys: keys.values(row, score), group },
    }
  }
}
