/** What a shop's file says, before anything of it is looked at. */
export interface RawInspirations {
  /** As the JSON has it. */
  readonly value: unknown
  /** At which line a value begins, by its path. */
  readonly lines: ReadonlyMap<string, number>
  /** What was wrong with single lines already. */
  readonly problems: readonly string[]
}
