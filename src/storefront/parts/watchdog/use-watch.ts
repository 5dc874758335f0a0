import { useEffect, useState } from 'react'
import { unsubscribeWatchdog, watchdogSubscription, type WatchdogSubscription } from '#platform/api-client/calls.ts'
import { Configuration } from '#platform/api-client/runtime.ts'
import { ANSWERED_WITHIN_MS } from '../../state/calls.ts'

export interface WatchOfPerson {
  /** null: not known, or nobody could say; then the page stays as it is for everybody. */
  readonly subscription: WatchdogSubscription | null
  readonly isEnding: boolean
  end(): void
}

/** T-03: whether the person watches an offer, asked once; what could not be ended is asked again. */
export function useWatch(variantId: number): WatchOfPerson {
  const [subscription, keep] = useState<WatchdogSubscription | null>(null)
  const [isEnding, setEnding] = useState(false)
  const read = async (): Promise<void> =>
    keep(
      await watchdogService(variantId)
        .read()
        .catch(() => null),
    )
  useEffect(() => void read(), [variantId])
  const end = async (): Promise<void> => {
    setEnding(true)
    await watchdogService(variantId)
      .end()
      .then(() => keep(null), read)
    setEnding(false)
  }
  return { subscription, isEnding, end: () => void end() }
}

function watchdogService(variantId: number) {
  const { watchdog = '', project = 'poiso' } = document.body.dataset
  const configuration = new Configuration({ basePath: watchdog })
  const soon = (): RequestInit => ({ signal: AbortSignal.timeout(ANSWERED_WITHIN_MS), cache: 'no-store' })
  return {
    read: () => watchdogSubscription(configuration, { project, variantId }, soon()),
    end: () => unsubscribeWatchdog(configuration, { project, variantId }, soon()),
  }
}
