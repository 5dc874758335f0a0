import { countVisit, installed, installHidden } from '../../state/visits.ts'

/** What a browser that can install the site offers (Chromium). */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** Counts this visit, and remembers when the site was installed. */
export function startInstallPrompt(root: Document): void {
  countVisit()
  addEventListener('appinstalled', () => {
    barOf(root)?.setAttribute('hidden', '')
    installed().set(true)
  })
}

/**
 * H-08: the bar stands in every page, out of sight. It is shown on a phone when the browser offers to install the site, this is not the first
 * visit, and nobody has closed it within 30 days.
 */
export function showInstallOffer(root: Document, offer: Event): void {
  const bar = barOf(root)
  if (bar === null || countVisit() === 1 || installHidden().current() !== null || installed().current() !== null) return
  bar.hidden = false
  const close = () => {
    bar.hidden = true
    installHidden().set(true)
  }
  bar.querySelector('[data-install-close]')?.addEventListener('click', close, { once: true })
  bar
    .querySelector('[data-install-go]')
    ?.addEventListener('click', () => void install(offer as InstallOffer, bar), { once: true })
}

function barOf(root: Document): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-install]')
}

/** An offer can be used once: what comes of it, the bar is done. */
async function install(offer: InstallOffer, bar: HTMLElement): Promise<void> {
  bar.hidden = true
  await offer.prompt()
  const { outcome } = await offer.userChoice
  if (outcome === 'accepted') installed().set(true)
  else installHidden().set(true)
}
