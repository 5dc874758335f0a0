import { type Group, groups, type Screen } from './screen.ts'

/** A page of the site that is for who runs it and has not moved into the back office. */
interface SitePage {
  readonly label: string
  readonly group: Group
  readonly access: Screen['access']
  readonly sitePath: string
}

const sitePages: readonly SitePage[] = [
  { label: 'Textos por decidir', group: 'Moderação', access: 'staff:moderation', sitePath: '/admin/moderacao' },
]

export interface NavigationEntry {
  readonly label: string
  /** Below the back office, or of the site. */
  readonly to: { readonly path: string } | { readonly sitePath: string }
}

export interface NavigationGroup {
  readonly name: Group
  readonly entries: readonly NavigationEntry[]
}

/** What somebody sees who may reach the named things; groups without anything are left out. */
export function navigationFor(screens: readonly Screen[], may: readonly string[]): readonly NavigationGroup[] {
  return groups
    .map((name) => ({
      name,
      entries: [
        ...screens
          .filter(({ group, access }) => group === name && may.includes(access))
          .map(({ label, path }) => ({ label, to: { path: `/${path}` } })),
        ...sitePages
          .filter(({ group, access }) => group === name && may.includes(access))
          .map(({ label, sitePath }) => ({ label, to: { sitePath } })),
      ],
    }))
    .filter(({ entries }) => entries.length > 0)
}
