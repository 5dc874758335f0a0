import type { Pool } from 'pg'
import type { PictureLookup } from '#domains/offers/contract.ts'
import type { Cluster } from '#domains/search/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { DomainPersonalData } from '#platform/domain/personal-data.ts'
import type { Log } from '#platform/log.ts'

/** What the worker sides of the domains are handed (ADR 0053): what a worker process has, and what one domain offers another. */
export interface WorkerParts {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly db: Database
  readonly pool: Pool
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  readonly secret: string
  /** Where persons are written to, by their ids; those who have left are absent. */
  addressesOf(personIds: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** Loopback host:port pairs that may be fetched from (POISO_FEED_TEST_HOSTS). */
  readonly feedTestHosts: readonly string[]
  /** A line for the person who waits: stage `index`, text `6,200 offers`. */
  report(stage: string, text: string): void
  /** Where the index lives, if not in files of the web processes. */
  readonly searchCluster: Cluster | null
  /** Which of the shops' pictures are here. */
  readonly pictures: PictureLookup
  /** Address, absolute, at which a mail shows a picture that is here. */
  pictureAddress(path: string): string
  /** From which moment clicks may cost these shops something, by their terms; absent: no such moment is known. */
  clicksCostFrom(eshopIds: readonly number[]): Promise<ReadonlyMap<number, Date>>
  /** What each domain keeps of people. */
  readonly personal: readonly DomainPersonalData[]
}
