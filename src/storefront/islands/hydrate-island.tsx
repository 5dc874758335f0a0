import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandDefinition } from './define-island.ts'
import { islandIdPrefix } from './island-attributes.ts'

export interface HydrateOptions {
  readonly props: object
  readonly id: string | undefined
  /** Its handlers and effects stand. */
  onAwake(): void
  /** It threw; React has taken its elements away. */
  onThrown(error: unknown): void
}

/** Lets React take over an island's HTML; returns how to let go of it. Of the browser's modules the only one beside islands that knows React. */
export function hydrateIsland(
  element: Element,
  { name, Component }: IslandDefinition<object>,
  { props, id, onAwake, onThrown }: HydrateOptions,
): () => void {
  const root = hydrateRoot(
    element,
    <Awake onAwake={onAwake}>
      <Component {...props} />
    </Awake>,
    { identifierPrefix: islandIdPrefix(name, id), onUncaughtError: onThrown, onRecoverableError: reportError },
  )
  return () => root.unmount()
}

/** Effects of children come before those of their parents. */
function Awake({ onAwake, children }: { onAwake(): void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
