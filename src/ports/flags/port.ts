/** Feature flags as the storefront asks for them; the file adapter stands in until the flags service exists (decisions.md, Environment). */
export interface FlagsPort {
  /** Whether the flag is on for everyone; an unknown flag is off. */
  isOn(key: string): boolean
  /** The flag's number, or the fallback when it has none. */
  numberOf(key: string, fallback: number): number
}
