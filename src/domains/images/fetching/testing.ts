import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { anImportBench, anItem, type ImportBench } from '#domains/feeds/import/testing.ts'
import type { Clock, manualClock } from '#platform/clock.ts'
import type { TestDatabase } from '#platform/database/testing.ts'
import { emptyTables } from '#platform/database/testing-empty.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import { createLog } from '#platform/log.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import type { PictureFetchTools } from './download/fetch-picture.ts'
import { takeInAddresses } from './offers/intake.ts'
import { PictureQueue, type QueueDeps } from './queue/picture-queue.ts'

/** A shop's picture server, and the queue over a database of its own: for tests. */

export type Answer = Buffer | ((request: IncomingMessage, response: ServerResponse) => void)

export interface PictureServer {
  readonly port: number
  /** What it answers by path; anything else is 404. */
  readonly answers: Map<string, Answer>
  /** Paths as they were asked for, oldest first. */
  readonly asked: string[]
  url(path: string): string
  close(): Promise<void>
}

export async function aPictureServer(): Promise<PictureServer> {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = answers.get(request.url ?? '')
    if (answer === undefined) response.writeHead(404).end()
    else if (typeof answer === 'function') answer(request, response)
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { port, answers, asked, url: (path) => `http://shop.localhost:${port}${path}`, close }
}

/** A store in memory that remembers what lies in it. */
export function aMemoryStore(): ImageStore & { readonly files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>()
  return {
    files,
    read: async (key) => files.get(key) ?? null,
    write: async (key, bytes) => void files.set(key, bytes),
    remove: async (key) => void files.delete(key),
    list: async function* (prefix) {
      for (const [key, bytes] of files)
        if (key.startsWith(prefix)) yield { key, bytes: bytes.length, storedAt: new Date(0) }
    },
  }
}

export interface PictureBench {
  readonly imports: ImportBench
  readonly server: PictureServer
  readonly store: ReturnType<typeof aMemoryStore>
  readonly deps: QueueDeps
  /** Imports a shop's items, each with its pictures (paths of the server, or whole addresses). */
  sell(items: Readonly<Record<string, readonly string[]>>, shop?: string): Promise<void>
  /** Takes in and fetches until nothing is in the queue any more. */
  fetchAll(also?: Partial<QueueDeps>): Promise<void>
  /** What is in the queue now is fetched, a batch of each shop. */
  lookOnce(also?: Partial<QueueDeps>): Promise<void>
  /** As it was before anything was sold: no shops, offers or pictures, and a server that knows nothing. */
  empty(): Promise<void>
  /** State and reason by path. */
  states(): Promise<Record<string, string>>
  close(): Promise<void>
}

export async function aPictureBench(
  database: TestDatabase,
  tools: Partial<PictureFetchTools> = {},
): Promise<PictureBench> {
  const imports = anImportBench(database)
  const server = await aPictureServer()
  const store = aMemoryStore()
  const { db } = database
  // Turns and pace are of the machine's own time: the clock of the rows stands still.
  const clock: Clock = { now: () => imports.clock.now(), monotonicMs: () => performance.now() }
  const deps: QueueDeps = {
    db,
    store,
    judge: null,
    clock,
    log: createLog({ level: 'silent' }),
    pacePerSecond: 1_000,
    hostPauseMs: 0,
    fetchTools: { testHosts: [`*.localhost:${server.port}`], ...tools },
  }
  const urlOf = (path: string): string => (path.startsWith('/') ? server.url(path) : path)
  return {
    imports,
    server,
    store,
    deps,
    sell: async (items, shop = 'Loja Teste') => {
      await imports.importItems(
        Object.entries(items).map(([id, [first, ...others]]) =>
          anItem({
            id,
            title: `Sofá ${id}`,
            image_link: first === undefined ? undefined : urlOf(first),
            additional_image_link: others.map(urlOf),
          }),
        ),
        { shop },
      )
    },
    fetchAll: (also = {}) => fetchAll(database, imports.clock, { ...deps, ...also, clock }),
    lookOnce: async (also = {}) => {
      const queue = new PictureQueue({ ...deps, ...also })
      await queue.look()
      await runWaitingJobs(database, queue.jobs)
    },
    empty: async () => {
      await imports.empty()
      await emptyTables(db, [
        'images.picture',
        'images.source',
        'images.changed_variant',
        'images.intake',
        'graphile_worker._private_jobs',
      ])
      server.answers.clear()
      server.asked.length = 0
      store.files.clear()
    },
    states: () => statesByPath(database, server),
    close: async () => {
      await server.close()
      await imports.close()
    },
  }
}

async function statesByPath({ db }: TestDatabase, server: PictureServer): Promise<Record<string, string>> {
  const { rows } = await sql<{
    url: string
    state: string
    reason: string | null
  }>`select url, state, reason from images.source order by id`.execute(db)
  return Object.fromEntries(
    rows.map(({ url, state, reason }) => [
      url.startsWith(server.url('/')) ? url.slice(server.url('').length) : url,
      reason === null ? state : `${state} ${reason}`,
    ]),
  )
}

async function fetchAll(
  database: TestDatabase,
  rowClock: ReturnType<typeof manualClock>,
  deps: QueueDeps,
): Promise<void> {
  await takeInAddresses(deps)
  const queue = new PictureQueue(deps)
  // What had to give way to another download of its server comes again in a moment.
  const isWaiting = async (): Promise<boolean> =>
    (
      await sql`select from images.source where queue is not null or (checked_at is null and next_at is not null) limit 1`.execute(
        deps.db,
      )
    ).rows.length > 0
  while (await isWaiting()) {
    if ((await queue.look()) === 0) rowClock.advanceMs(1_000)
    // Two places, so that shops are served beside one another.
    await Promise.all([runWaitingJobs(database, queue.jobs), runWaitingJobs(database, queue.jobs)])
  }
}
