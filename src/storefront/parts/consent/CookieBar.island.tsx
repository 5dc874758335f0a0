import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { acceptedAll, chosenKinds, type Consent, refusedAll } from '#domains/identity/rules/consent.ts'
import { track } from '../../client/track.ts'
import { ACCEPT_WORDS, KEEP_WORDS, REFUSE_WORDS } from '../../copy/consent-words.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { COOKIE_BAR } from '../../islands/island-attributes.ts'
import { consentStore } from '../../state/consent-store.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { useAwake } from '../search/use-awake.ts'
import { askedAgain } from './asked-again.ts'
import { ConsentKinds } from './ConsentKinds.tsx'
import { settleConsent } from './settle-consent.ts'

interface CookieBarProps {
  /** Address of its style sheet: nobody pays for it who is not asked. */
  readonly styles: string
  /** Of the page that says what is kept. */
  readonly cookiesUrl: string
}

/** H-09, M-08: asks what may be kept. It lies upon the foot of the window, holds nobody up, and stays until something is chosen. */
export const cookieBar = defineIsland<CookieBarProps>({
  name: COOKIE_BAR,
  wakes: 'called',
  why: 'client/cookie-bar.ts knows who has chosen already, and who is no person',
  earlyClicks: 'native',
  Component: CookieBar,
})

function CookieBar({ styles, cookiesUrl }: CookieBarProps) {
  const isAwake = useAwake()
  const isAskedAgain = useSyncExternalStore(askedAgain.subscribe, askedAgain.isAsked, no)
  const consent = useSyncExternalStore(subscribe, chosen, none)
  if (!isAwake || (consent !== null && !isAskedAgain)) return null
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="late" />
      <Bar key={String(isAskedAgain)} consent={consent} isAskedAgain={isAskedAgain} cookiesUrl={cookiesUrl} />
    </>
  )
}

function Bar({
  consent,
  isAskedAgain,
  cookiesUrl,
}: {
  readonly consent: Consent | null
  readonly isAskedAgain: boolean
  readonly cookiesUrl: string
}) {
  const [isChoosing, setChoosing] = useState(isAskedAgain)
  const heading = useRef<HTMLHeadingElement>(null)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isAskedAgain) return
    const opener = document.activeElement
    heading.current?.focus()
    track({ name: 'modal_open', modal_name: 'cookieBar', modal_opener: 'footer' })
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isAskedAgain])
  useEffect(() => {
    // Escape is no choice: what was chosen before holds, and who has chosen nothing is still asked.
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && consent !== null && askedAgain.done()
    const shown = bar.current
    shown?.addEventListener('keydown', escape)
    return () => shown?.removeEventListener('keydown', escape)
  }, [consent])
  const settle = (choice: Consent): void => {
    settleConsent(choice)
    askedAgain.done()
  }
  return (
    <section className="cookie-bar" aria-labelledby="cookie-bar-title" ref={bar}>
      <div className="cookie-bar-words">
        <h2 id="cookie-bar-title" ref={heading} tabIndex={-1}>
          Cookies à sua escolha
        </h2>
        <p>
          Os essenciais fazem o site funcionar. Os outros só com o seu consentimento, que pode mudar quando quiser.{' '}
          <a href={cookiesUrl}>Saber mais sobre cookies</a>
        </p>
      </div>
      {consent !== null && (
        <IconButton label="Fechar" className="cookie-bar-close" onClick={askedAgain.done}>
          <CloseIcon />
        </IconButton>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          settle(chosenIn(new FormData(event.currentTarget)))
        }}
      >
        {isChoosing && <ConsentKinds consent={consent} />}
        <div className="cookie-bar-buttons">
          <Button tone="primary" onClick={() => settle(refusedAll)}>
            {REFUSE_WORDS}
          </Button>
          <Button tone="primary" onClick={() => settle(acceptedAll)}>
            {ACCEPT_WORDS}
          </Button>
          {isChoosing ? (
            // Another element: a button that becomes one that submits while it is clicked submits at once.
            <Button key="keep" type="submit">
              {KEEP_WORDS}
            </Button>
          ) : (
            <Button key="choose" tone="plain" aria-expanded={false} onClick={() => setChoosing(true)}>
              Escolher
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

function chosenIn(form: FormData): Consent {
  return chosenKinds.reduce<Consent>((consent, kind) => ({ ...consent, [kind]: form.has(kind) }), refusedAll)
}

function subscribe(listener: () => void): () => void {
  return consentStore().subscribe(listener)
}
function chosen(): Consent | null {
  return consentStore().now()
}
function no(): boolean {
  return false
}
function none(): null {
  return null
}
