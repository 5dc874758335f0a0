import { startInstallPrompt } from './install-prompt.ts'
import { startWorker } from './service-worker-of-page.ts'

export { showInstallOffer } from './install-prompt.ts'

/** What comes when the page stands. */
export async function startLateApp(root: Document): Promise<void> {
  startInstallPrompt(root)
  await startWorker(root)
}
