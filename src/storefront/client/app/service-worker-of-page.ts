import { workerAddress } from '../trusted.ts'
import { keepComparison } from './keep-comparison.ts'
import { isFormTouched } from './touched-fields.ts'

/** A page that stands for long asks for a new worker when somebody comes back to it, this often at most. */
const ASK_AGAIN_MS = 3_600_000

/**
 * T-06: registers `/sw.js`. When a newer worker takes control, the page reloads, unless a form has been touched: then a note offers it.
 * The first worker of a browser takes control of a page that needs no other.
 */
export async function startWorker(root: Document): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (workers === undefined || root.body.dataset['worker'] === 'off') return
  let isControlled = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (isControlled) takeNewVersion(root)
    else keep(location.href)
    isControlled = true
  })
  // Playwright's block answers nothing.
  const registration = (await workers.register(workerAddress(), { updateViaCache: 'none' })) as
    | ServiceWorkerRegistration
    | undefined
  if (registration === undefined) return
  askAgain(root, registration)
  keepComparison(keep)
}

function keep(url: string): void {
  navigator.serviceWorker.controller?.postMessage({ keep: url })
}

function askAgain(root: Document, registration: ServiceWorkerRegistration): void {
  let askedAt = performance.now()
  root.addEventListener('visibilitychange', () => {
    if (root.visibilityState !== 'visible' || performance.now() - askedAt < ASK_AGAIN_MS) return
    askedAt = performance.now()
    registration.update().catch(() => undefined)
  })
}

let isReloading = false

function takeNewVersion(root: Document): void {
  if (isReloading) return
  isReloading = true
  if (isFormTouched()) offerNewVersion(root)
  else location.reload()
}

function offerNewVersion(root: Document): void {
  const toast = root.createElement('div')
  toast.className = 'toast'
  toast.setAttribute('role', 'status')
  root.body.append(toast)
  const line = root.createElement('div')
  const words = root.createElement('span')
  words.textContent = 'Há uma versão nova. O que escreveu perde-se.'
  line.append(
    words,
    button(root, 'Atualizar', () => location.reload()),
    button(root, 'Agora não', () => toast.remove()),
  )
  // What is put into a region that stands already is said aloud.
  toast.append(line)
}

function button(root: Document, words: string, act: () => void): HTMLButtonElement {
  const made = root.createElement('button')
  made.type = 'button'
  made.textContent = words
  made.addEventListener('click', act)
  return made
}
