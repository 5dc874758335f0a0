import { whenIdle } from '../../islands/wake-signals.ts'
import { rememberTouched } from './touched-fields.ts'

/** T-06: the service worker comes when the page stands and the browser has nothing to do. Without it the site is what it was. */
export function startApp(root: Document): void {
  rememberTouched(root)
  addEventListener('load', () =>
    whenIdle(
      () =>
        void import('./service-worker-of-page.ts').then(({ startWorker }) => startWorker(root)).catch(() => undefined),
    ),
  )
}
