import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { usePlace } from './place-context.ts'
import { titleOf } from './window-title.ts'

/** After each change of the screen; at first the server has written it. */
export function useWindowTitle(): void {
  const place = usePlace()
  const shown = useMatches().at(-1)
  useEffect(() => {
    document.title = titleOf(shown?.handle, shown?.loaderData, place)
  })
}
