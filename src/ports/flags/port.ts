/** Feature flags as the pages ask for them; the domain flags serves it (ADR 0088). */
export interface FlagsPort {
  /** Whether the flag is on for everyone; an unknown flag is off. */
  isOn(key: string): boolean
  /** The flag's number, or the fallback when it has none. */
  numberOf(key: string, fallback: number): number
}
