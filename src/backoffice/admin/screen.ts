import type { ComponentType } from 'react'
import type { Configuration } from '#platform/api-client/runtime.ts'
import type { Access } from '#platform/http/request/route-classes.ts'
import type { Outcome } from './outcome.ts'

/** Where a screen stands in the navigation, in its order. */
export const groups = ['Hoje', 'Lojas e feeds', 'Ofertas', 'Conteúdo', 'Pessoas', 'Moderação', 'Operação'] as const
export type Group = (typeof groups)[number]

/** What a screen reads its data with. */
export interface Asked {
  /** For the functions of the generated client: in the browser and on the server the same calls, with the rights of who asks. */
  readonly api: Configuration
  /** The address below the back office, with its query. */
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/** What a form of a screen sent. */
export interface Sent extends Asked {
  readonly form: FormData
}

/** What the component of a screen is given. */
export interface ScreenProps<Data> {
  readonly data: Data
  /** What came of the form that was sent last, or nothing. */
  readonly outcome: Outcome | undefined
}

interface ScreenFacts {
  /** Below the back office, without a slash at its beginning: 'lojas/:eshopId'; '' is Hoje. */
  readonly path: string
  /** Of the navigation, and of the window where `title` says nothing else. */
  readonly label: string
  /** Absent: it is reached from another screen. */
  readonly group?: Group
  /** Who sees it in the navigation. What may be read and done, its calls say. */
  readonly access: Exclude<Access, 'anyone' | 'user' | 'eshop' | 'eshop-token'>
}

/** A screen as the routes and the navigation know it. */
export interface Screen extends ScreenFacts {
  load(asked: Asked): Promise<unknown>
  act?(sent: Sent): Promise<Outcome>
  titleOf(data: unknown): string
  component(): Promise<ComponentType<ScreenProps<unknown>>>
}

/**
 * Declares a screen; `screens.ts` lists it. `load` is awaited before anything is drawn, on the server at first, in the browser then;
 * what it answers is JSON. `act` is given each form that the screen posts to its own address.
 */
export function defineScreen<Data>({
  title,
  component,
  ...screen
}: ScreenFacts & {
  load(asked: Asked): Promise<Data>
  act?(sent: Sent): Promise<Outcome>
  title?(data: Data): string
  /** In a file of its own: `async () => (await import('./JobsScreen.tsx')).JobsScreen`. */
  component(): Promise<ComponentType<ScreenProps<Data>>>
}): Screen {
  return {
    ...screen,
    titleOf: (data) => title?.(data as Data) ?? screen.label,
    component: component as unknown as Screen['component'],
  }
}
