import { COOKIE_BAR } from '../islands/island-attributes.ts'
import type { IslandElement } from '../islands/island-element.ts'
import { whenIdle } from '../islands/wake-signals.ts'
import { askedAgain } from '../parts/consent/asked-again.ts'
import { consentStore } from '../state/consent-store.ts'
import { isBot } from './is-bot.ts'

/** H-09, M-08: wakes the cookie bar for a person who has not chosen yet, and whenever its link is followed; its own page shows the same choices. */
export function startCookieBar(root: Document): void {
  const wake = (): void => root.querySelector<IslandElement>(`[data-island=${COOKIE_BAR}]`)?.wake()
  if (consentStore().now() === null && !isBot() && root.querySelector('[data-consent-form]') === null) whenIdle(wake)
  root.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, button } = event
    if (ctrlKey || metaKey || shiftKey || button !== 0) return
    if (!(target instanceof Element) || target.closest('[data-cookie-choices]') === null) return
    event.preventDefault()
    askedAgain.ask()
    wake()
  })
}
