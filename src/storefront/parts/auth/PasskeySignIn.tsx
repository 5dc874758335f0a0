import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { useAwake } from '../search/use-awake.ts'
import { hasPasskeys, signByPasskey } from './passkey-calls.ts'

/** Signs in without a password, where the browser can. */
export function PasskeySignIn({ next }: { readonly next: string | undefined }) {
  const isAwake = useAwake()
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null }>({ isBusy: false, failure: null })
  if (!isAwake || !hasPasskeys()) return null
  const sign = async (): Promise<void> => {
    setState({ isBusy: true, failure: null })
    const sent = await signByPasskey(paths.login(), next).catch(() => null)
    if (sent !== null && 'seeOther' in sent) return location.replace(sent.seeOther)
    setState({ isBusy: false, failure: sent?.failure ?? 'Não foi possível entrar. Tente de novo.' })
  }
  return (
    <div className="form">
      <Button busy={state.isBusy} onClick={() => void sign()}>
        Entrar com uma chave de acesso
      </Button>
      {state.failure !== null && (
        <p className="complaint" role="alert">
          {state.failure}
        </p>
      )}
    </div>
  )
}
