import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'

/**
 * What a domain keeps of a person (rows with a person's id), as identity exports and erases it. A test walks all tables that have a
 * `person_id` and fails where no domain names one.
 */
export interface PersonalData {
  /** Tables with a person's id, with their schema: 'likes.liked'. */
  readonly tables: readonly string[]
  /**
   * All that is kept of the person, by what it is ('likes'), as rows of plain values that a person can read; with what stands under their
   * confirmed address alone.
   */
  collect(
    db: DatabaseOrTransaction,
    personId: number,
    email: string | null,
  ): Promise<Readonly<Record<string, readonly PersonalRow[]>>>
  /**
   * Removes it, within the caller's transaction; rows that must stay (ledgers) lose the person. What somebody began signed out stands under
   * the person's address alone, and goes by it; null: none is known.
   */
  erase(tx: DatabaseTransaction, personId: number, email: string | null): Promise<unknown>
}

export type PersonalRow = Readonly<Record<string, string | number | boolean | null>>

/** The same with the domain's name. */
export interface DomainPersonalData extends PersonalData {
  readonly domain: string
}
