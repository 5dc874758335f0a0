import type { ComponentType } from 'react'
import type { Configuration } from '#platform/api-client/runtime.ts'
import type { Outcome } from './outcome.ts'

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

interface ScreenFacts<Group extends string, Access extends string> {
  /** Below the back office, without a slash at its beginning: 'lojas/:eshopId'; '' is Hoje. */
  readonly path: string
  /** Of the navigation, and of the window where `title` says nothing else. */
  readonly label: string
  /** Absent: it is reached from another screen. */
  readonly group?: Group
  /** Who sees it in the navigation. What may be read and done, its calls say. */
  readonly access: Access
}

/** A screen as the routes and the navigation know it. */
export interface Screen extends ScreenFacts<string, string> {
  load(asked: Asked): Promise<unknown>
  act?(sent: Sent): Promise<Outcome>
  titleOf(data: unknown): string
  component(): Promise<ComponentType<ScreenProps<unknown>>>
}

/**
 * A screen of an application; each has a `defineScreen` of its own, with its groups and accesses, and lists them in `screens.ts`. `load` is awaited before anything is drawn, on the server at first, in the browser then;
 * what it answers is JSON. `act` is given each form that the screen posts to its own address.
 */
export function screenOf<Group extends string, Access extends string, Data>({
  title,
  component,
  ...screen
}: ScreenGiven<Group, Access, Data>): Screen {
  return {
    ...screen,
    titleOf: (data) => title?.(data as Data) ?? screen.label,
    component: component as unknown as Screen['component'],
  }
}

/** What is said of a screen. */
export interface ScreenGiven<Group extends string, Access extends string, Data> extends ScreenFacts<Group, Access> {
  load(asked: Asked): Promise<Data>
  act?(sent: Sent): Promise<Outcome>
  title?(data: Data): string
  /** In a file of its own: `async () => (await import('./JobsScreen.tsx')).JobsScreen`. */
  component(): Promise<ComponentType<ScreenProps<Data>>>
}
