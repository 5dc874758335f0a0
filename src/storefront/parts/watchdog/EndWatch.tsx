import { formatEuros } from '../../copy/format.ts'
import { Button } from '../../ui/Button.tsx'
import type { WatchOfPerson } from './use-watch.ts'
import { watchWords } from './watch-words.ts'

/** T-03: ends a watch, with the target price where it has one; nothing for who does not watch the offer. */
export function EndWatch({ watch: { subscription, isEnding, end } }: { watch: WatchOfPerson }) {
  if (subscription?.subscribed !== true) return null
  const { targetPrice } = subscription
  return (
    <Button busy={isEnding} onClick={end}>
      {targetPrice === null ? watchWords.end : `${watchWords.end} (${formatEuros(targetPrice)})`}
    </Button>
  )
}
