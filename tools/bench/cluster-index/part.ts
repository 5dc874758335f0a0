import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { followEveryMs, IndexFollower, openCluster } from '#domains/search/contract.ts'
import { systemClock } from '#platform/clock.ts'
import { connectDatabase, type Database } from '#platform/database/connect.ts'
import { createLog, type Log } from '#platform/log.ts'
import { beginRepeating, type RepeatedAct } from '#platform/pace/repeat.ts'
import { parseSearchUrl } from '#ports/search/opensearch/search-url.ts'
import { worker } from '../../../src/domains/search/worker.ts'
import { ticksOf } from '../site-processes.ts'
import { OfferWatch, type WatchedOffer } from './watch-offers.ts'

/**
 * The parts of an installation that keep an index, each in a process of its own as in the product: the worker that writes a cluster's index, the
 * worker that builds bases of the embedded engine, and what a web process does to follow those.
 */
export type PartName = 'cluster-worker' | 'base-worker' | 'web'

/** What it is told about the place. */
export interface PartPlace {
  readonly databaseUrl: string
  /** POISO_DATA. */
  readonly folder: string
  readonly searchUrl: string
}

type Asked = { readonly watch: WatchedOffer } | 'left' | 'seen'

/** How often a watched offer is looked for. */
export const LOOK_EVERY_MS = 50

/** A part of the installation, seen from outside. */
export class Part {
  private readonly child: ChildProcess

  private constructor(child: ChildProcess) {
    this.child = child
  }

  /** Resolves when it works; a web process when it is up to now. */
  static async start(name: PartName, place: PartPlace): Promise<Part> {
    const child = fork(import.meta.filename, [name, JSON.stringify(place)])
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`${name} ended with ${String(code)}`))),
    ])
    return new Part(child)
  }

  /** Of processor time until now. */
  ticks(): number {
    return ticksOf(String(this.child.pid))
  }

  watch(offer: WatchedOffer): void {
    this.child.send({ watch: offer } satisfies Asked)
  }

  /** Watched offers that it has not seen yet. */
  async left(): Promise<number> {
    return (await this.ask('left')) as number
  }

  async seenMs(): Promise<readonly number[]> {
    return (await this.ask('seen')) as number[]
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await ended
  }

  private async ask(asked: Asked): Promise<unknown> {
    const answer = once(this.child, 'message')
    this.child.send(asked)
    return ((await answer) as [unknown])[0]
  }
}

if (process.argv[1] === import.meta.filename) await run(process.argv[2] as PartName, JSON.parse(process.argv[3] ?? ''))

async function run(name: PartName, place: PartPlace): Promise<void> {
  process.on('disconnect', () => process.exit(0))
  const log = createLog({ level: 'warn' })
  const { db } = connectDatabase({ url: place.databaseUrl, applicationName: `bench-${name}`, statementTimeoutMs: 0 })
  const acts = name === 'web' ? await webActs(db, place, log) : await workerActs(db, place, name, log)
  beginRepeating(acts, log)
  process.send?.('works')
}

async function workerActs(db: Database, place: PartPlace, name: PartName, log: Log): Promise<readonly RepeatedAct[]> {
  const isCluster = name === 'cluster-worker'
  const side = worker({
    db,
    clock: systemClock,
    log,
    config: { search: isCluster ? { kind: 'cluster', url: place.searchUrl } : { kind: 'embedded' } },
    searchCluster: isCluster ? openCluster(parseSearchUrl(place.searchUrl), systemClock) : null,
    dataFolder: place.folder,
    report: () => undefined,
  })
  await side.beforeReady?.()
  return side.repetitions ?? []
}

async function webActs(db: Database, { folder }: PartPlace, log: Log): Promise<readonly RepeatedAct[]> {
  const index = new IndexFollower({ db, folder: join(folder, 'index'), clock: systemClock, log })
  await index.open()
  while (!index.isCaughtUp) await index.step()
  const watch = new OfferWatch(index.search)
  process.on('message', (asked: Asked) => {
    if (asked === 'left') process.send?.(watch.left)
    else if (asked === 'seen') process.send?.(watch.seenMs)
    else watch.add(asked.watch)
  })
  return [
    followEveryMs(index),
    { everyMs: LOOK_EVERY_MS, complaint: 'the index cannot be asked', act: () => watch.look() },
  ]
}
