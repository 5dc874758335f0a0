import { useSyncExternalStore } from 'react'
import { defineIsland } from '../../islands/define-island.ts'
import { Button } from '../../ui/Button.tsx'
import { useFlag } from '../flags/use-flag.ts'
import { useShared } from './use-shared.ts'

export interface ShareButtonProps {
  readonly url: string
  /** What the other programs are told it is. */
  readonly title: string
  /** It shows while this flag is on. */
  readonly flag: string
}

/** Hands a link to the person's other programs, or copies it; without script it stands beside it to be copied by hand. */
export const shareButton = defineIsland<ShareButtonProps>({
  name: 'ShareButton',
  wakes: 'idle',
  why: 'there is nothing to press until it can do something',
  earlyClicks: 'native',
  Component: ShareButton,
})

function ShareButton({ url, title, flag }: ShareButtonProps) {
  const isOn = useFlag(flag, true)
  const isAwake = useSyncExternalStore(never, yes, no)
  const { outcome, share } = useShared(title, () => url)
  return (
    <>
      <Button size="small" hidden={!isAwake || !isOn} onClick={share}>
        {outcome === 'copied' ? 'Copiado!' : 'Partilhar a ligação'}
      </Button>
      <span role="status">{outcome === 'failed' ? 'Não foi possível copiar. Copie a ligação à mão.' : ''}</span>
    </>
  )
}

function never(): () => void {
  return () => undefined
}
function yes(): boolean {
  return true
}
function no(): boolean {
  return false
}
