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
  useEffect(() => {
    let isHere = true
    void subscriptionOf(variantId).then((told) => (isHere ? keep(told) : undefined))
    return () => {
      isHere = false
    }
  }, [variantId])
  const end = async (): Promise<void> => {
    setEnding(true)
    const isEnded = await endWatch(variantId).then(
      () => true,
      () => false,
    )
    keep(isEnded ? null : await subscriptionOf(variantId))
    setEnding(false)
  }
  return { subscription, isEnding, end: () => void end() }
}

/** a status that cannot be read is none, in silence. */
async function subscriptionOf(variantId: number): Promise<WatchdogSubscription | null> {
  const { configuration, project, soon } = watchdogService()
  return watchdogSubscription(configuration, { project, variantId }, soon).catch(() => null)
}

async function endWatch(variantId: number): Promise<void> {
  const { configuration, project, soon } = watchdogService()
  await unsubscribeWatchdog(configuration, { project, variantId }, soon)
}

function watchdogService(): { configuration: Configuration; project: string; soon: RequestInit } {
  const { watchdog = '', project = 'poiso' } = document.body.dataset
  const soon = { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS), cache: 'no-store' } as const
  return { configuration: new Configuration({ basePath: watchdog }), project, soon }
}
