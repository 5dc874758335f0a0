import type { ReactNode } from 'react'

/**
 * When an island's code is loaded and its HTML taken over. load: at once · idle: when the browser has nothing else to do ·
 * visible: when it comes into sight · touch: when a pointer or the focus is on it · called: when a script of the page calls it. A touch wakes any island that sleeps.
 */
export type Wakes = 'load' | 'idle' | 'visible' | 'touch' | 'called'

/** The type of a value that comes out of JSON as it went in: no Date, no function, no Map, no bigint. */
export type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...args: never[]) => unknown
    ? never
    : Value extends object
      ? { readonly [Key in keyof Value]: Json<Value[Key]> }
      : never

export interface IslandDefinition<Props> {
  /** Name of its file: `X` of `parts/<domain>/X.island.tsx`. */
  readonly name: string
  readonly wakes: Wakes
  /** Why then, in a sentence. */
  readonly why: string
  /**
   * Key of the browser's storage: until something stands under it, the island sleeps whatever `wakes` says, because it has
   * nothing to add to its HTML (ADR 0050).
   */
  readonly storedUnder?: string
  /**
   * A cookie that scripts can read: without it the island never wakes, because the person whom it is about is not there. Beside
   * `storedUnder` either is reason enough.
   */
  readonly withCookie?: string
  /** A click before it is awake. held: made again once it is awake · native: what the HTML does, which is as good. */
  readonly earlyClicks: 'held' | 'native'
  /**
   * Reads the props out of its own HTML, and then they are not written beside it: for islands that a page has by the dozen, where
   * they would be a tenth of its bytes.
   */
  propsIn?(html: Element): Props
  /** Renders the same on the server and in the browser at first; it knows nothing but its props. */
  Component(props: Props): ReactNode
}

/** Declares an island. Its file exports the result; `<Island>` renders it. Props that are not JSON do not compile. */
export function defineIsland<Props>(
  definition: IslandDefinition<Props> & ([Props] extends [Json<Props>] ? unknown : never),
): IslandDefinition<Props> {
  return definition
}
