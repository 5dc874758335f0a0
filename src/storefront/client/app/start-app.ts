import { whenIdle } from '../../islands/wake-signals.ts'
import { rememberTouched } from './touched-fields.ts'

/** As the styles have it. */
const PHONE = '(width < 48rem)'

/**
 * T-06, H-08: the service worker and the prompt to install come when the page stands and the browser has nothing to do (ADR 0064).
 * Without them the site is what it was.
 */
export function startApp(root: Document): void {
  rememberTouched(root)
  addEventListener('load', () => whenIdle(() => void late().then(({ startLateApp }) => startLateApp(root), ignore)))
  // The browser offers once, maybe before the code is there, and on a phone shows its own bar if nobody prevents it at once.
  addEventListener('beforeinstallprompt', (event) => {
    if (!matchMedia(PHONE).matches) return
    event.preventDefault()
    void late().then(({ showInstallOffer }) => showInstallOffer(root, event), ignore)
  })
}

function late() {
  return import('./late-app.ts')
}

function ignore(): void {}
