import { compareAddress } from '../../parts/compare/compare-address.ts'
import { compareStore } from '../../state/compare-store.ts'

/** Who puts pieces together presses several in a row. */
const STILL_FOR_MS = 3000

/** T-06: the comparison can be read without a connection although its page was never opened; asked for when its list has come to rest. */
export function keepComparison(keep: (address: string) => void): void {
  const { list, subscribe } = compareStore()
  let before = list()
  let waiting: ReturnType<typeof setTimeout> | undefined
  subscribe(() => {
    if (list() === before) return
    before = list()
    clearTimeout(waiting)
    // Of several tabs, the one that somebody sees.
    if (before.length > 0 && document.visibilityState === 'visible')
      waiting = setTimeout(
        () =>
          keep(
            compareAddress(
              before.map(({ itemId }) => itemId),
              location.search,
            ),
          ),
        STILL_FOR_MS,
      )
  })
}
