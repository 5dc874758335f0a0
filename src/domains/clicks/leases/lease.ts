/** A part of a shop's budget that one click host may spend without asking again (ADR 0121). Money in micro-euros. */
export interface Lease {
  readonly id: string
  readonly eshopId: number
  /** In Portugal: it pays for clicks of this day only. */
  readonly day: string
  readonly grantedMicros: number
  /** ISO; from then on nothing of it is spent. */
  readonly expiresAt: string
}

/** What a click host asks of a budget. */
export interface LeaseRequest {
  readonly eshopId: number
  readonly day: string
  readonly now: Date
  /** The click that waits: less is of no use. */
  readonly leastMicros: number
  /** What is likely to be spent soon. */
  readonly wantedMicros: number
}

/** What a holder says of a lease. */
export interface LeaseNews {
  readonly id: string
  readonly usedMicros: number
  /** Nothing more is spent of it, by nobody. */
  readonly isClosed: boolean
}

/** Who has the budgets. Every call may fail: a click host works while the database is away. */
export interface LeaseGiver {
  /** Null: there is nothing left, or no click is to be paid for now. */
  ask(request: LeaseRequest): Promise<Lease | null>
  /** Answers which of the leases are to be given back. */
  tell(news: readonly LeaseNews[], now: Date): Promise<ReadonlySet<string>>
}

/** A lease as a holder finds it in a file: of what is reserved some may have been spent, of the rest nothing. */
export interface KeptLease {
  readonly lease: Lease
  readonly reservedMicros: number
}

/** Leases on disk, so that they outlive their process. A lease has one owner; whoever takes it over does so before reading it. */
export interface LeaseFiles {
  begin(lease: Lease): Promise<void>
  /** Says that up to so much may be spent. False: another process has taken the lease over, and nothing more may be. */
  reserve(id: string, reservedMicros: number): Promise<boolean>
  /** Takes the lease out of everybody's reach. False: another process has it. */
  end(id: string): Promise<boolean>
  /** Its giver knows that it has ended. */
  forget(id: string): Promise<void>
  /** Says that this process lives; takes over the leases of those that do not, open ones and ended ones of which nobody was told. */
  adopt(): Promise<{ readonly open: readonly KeptLease[]; readonly ended: readonly KeptLease[] }>
}
