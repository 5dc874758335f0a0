/** What stands in while no index answers gives way as soon as one does. */
const STAND_IN_KEPT_MS = 5_000

/** Until when such a page is shown; null: it stands in for nothing. */
export function standInUntil(isStandIn: boolean, now: Date): Date | null {
  return isStandIn ? new Date(now.getTime() + STAND_IN_KEPT_MS) : null
}
