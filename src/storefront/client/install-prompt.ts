import { countVisit, installed, installHidden } from '../state/visits.ts'

/** What a browser that can install the site offers (Chromium). */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** As the styles have it. */
const PHONE = '(width < 48rem)'

/**
 * H-08: the bar stands in every page, out of sight. It is shown on a phone when the browser offers to install the site, this is not the first
 * visit, and nobody has closed it within 30 days.
 */
export function startInstallPrompt(root: Document): void {
  const bar = root.querySelector<HTMLElement>('[data-install]')
  if (bar === null) return
  const visit = countVisit()
  addEventListener('beforeinstallprompt', (event) => {
    if (
      !matchMedia(PHONE).matches ||
      visit === 1 ||
      installHidden().current() !== null ||
      installed().current() !== null
    )
      return
    event.preventDefault()
    bar.hidden = false
    const close = () => {
      bar.hidden = true
      installHidden().set(true)
    }
    bar.querySelector('[data-install-close]')?.addEventListener('click', close, { once: true })
    bar
      .querySelector('[data-install-go]')
      ?.addEventListener('click', () => void install(event as InstallOffer, bar), { once: true })
  })
  addEventListener('appinstalled', () => {
    bar.hidden = true
    installed().set(true)
  })
}

/** An offer can be used once: what comes of it, the bar is done. */
async function install(offer: InstallOffer, bar: HTMLElement): Promise<void> {
  bar.hidden = true
  await offer.prompt()
  const { outcome } = await offer.userChoice
  if (outcome === 'accepted') installed().set(true)
  else installHidden().set(true)
}
