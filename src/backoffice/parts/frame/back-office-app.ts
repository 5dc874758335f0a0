import type { ComponentType } from 'react'
import type { Configuration } from '#platform/api-client/runtime.ts'
import type { Screen } from './screen.ts'
import type { ShellMe } from './Shell.tsx'

/** One of the applications of the back office: that of who runs the site, that of the shops (ADR 0102, ADR 0124). */
export interface BackOfficeApp {
  /** Whose built script it is. */
  readonly name: 'admin' | 'shop'
  readonly screens: readonly Screen[]
  /** Who asks; it stands around every screen. */
  loadMe(api: Configuration): Promise<ShellMe>
  /** What stands around every screen, with an `<Outlet />` for it. */
  readonly Shell: ComponentType
}
