import type { Screen } from './screen.ts'

export interface NavigationEntry {
  readonly label: string
  /** Below the back office. */
  readonly path: string
}

export interface NavigationGroup {
  readonly name: string
  readonly entries: readonly NavigationEntry[]
}

/** What somebody sees who may reach the named things; groups without anything are left out. */
export function navigationFor(
  screens: readonly Screen[],
  groups: readonly string[],
  may: readonly string[],
): readonly NavigationGroup[] {
  return groups
    .map((name) => ({
      name,
      entries: screens
        .filter(({ group, access }) => group === name && may.includes(access))
        .map(({ label, path }) => ({ label, path: `/${path}` })),
    }))
    .filter(({ entries }) => entries.length > 0)
}
