import { createElement } from 'react'
import { IslandFrame } from '../html/trusted-html.tsx'
import type { IslandDefinition } from './define-island.ts'
import { islandIdPrefix } from './island-attributes.ts'

/**
 * An island in a page of the server: its HTML, and beside it what the browser needs to wake it. `id` tells islands of one
 * kind apart where they use `useId`.
 */
export function Island<Props extends object>({
  of: { name, wakes, storedUnder, withCookie, earlyClicks, propsIn, Component },
  props,
  id,
}: {
  of: IslandDefinition<Props>
  props: NoInfer<Props>
  id?: string
}) {
  const json = propsIn === undefined ? JSON.stringify(props) : '{}'
  return (
    <IslandFrame
      attributes={{
        'data-island': name,
        'data-wakes': wakes,
        'data-stored-under': storedUnder,
        'data-with-cookie': withCookie,
        'data-early-clicks': earlyClicks === 'native' ? 'native' : undefined,
        'data-props': json === '{}' ? undefined : json,
        'data-id': id,
      }}
      element={createElement(Component, props)}
      identifierPrefix={islandIdPrefix(name, id)}
    />
  )
}
