import { voucherLabels } from '../copy/voucher-labels.ts'
import type { UiEvent } from './events/event-rules.ts'
import { track } from './track.ts'

/** Specification 9. */
const COPIED_MS = 2000
/** Until a screen reader has seen a line that came to another place. */
const MOVED_MS = 100

type VoucherContext = Extract<UiEvent, { name: 'voucher_copy' }>['context']

/** L-06: a voucher's button copies its code, says 'Copiado!' for two seconds and is itself again. */
export function copyVouchers(root: Document): void {
  const say = announcer(root)
  const reverts = new WeakMap<HTMLButtonElement, number>()
  root.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-voucher]') : null
    if (button !== null) void copyVoucher(button, say, reverts)
  })
}

/** `near`: what the words are about; a dialog that stands open makes everything outside of it silent. */
type Say = (words: string, near: Element) => void

async function copyVoucher(
  button: HTMLButtonElement,
  say: Say,
  reverts: WeakMap<HTMLButtonElement, number>,
): Promise<void> {
  const code = button.dataset['voucher'] ?? ''
  const place = button.closest<HTMLElement>('[data-context]')
  if (!(await copyText(code, place?.querySelector('code') ?? null)))
    return say(`Não foi possível copiar. O código ${code} está selecionado.`, button)
  // The shorter word may not move what stands below it.
  button.style.minHeight = `${button.getBoundingClientRect().height}px`
  button.textContent = voucherLabels.copied
  button.toggleAttribute('data-copied', true)
  say(`Código ${code} copiado`, button)
  window.clearTimeout(reverts.get(button))
  reverts.set(
    button,
    window.setTimeout(() => {
      button.textContent = voucherLabels.copy
      button.removeAttribute('data-copied')
    }, COPIED_MS),
  )
  track({ name: 'voucher_copy', code, context: (place?.dataset['context'] ?? 'variantCard') as VoucherContext })
}

/** Whether the code is in the clipboard now; when not, it stands selected, for a person to copy by hand. */
async function copyText(code: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code)
    return true
  } catch (error) {
    console.error('Failed to copy to clipboard', error)
    return shown !== null && copySelected(shown)
  }
}

/** Where the clipboard is refused or there is none (plain http, an older browser): what is selected is copied. */
function copySelected(shown: Element): boolean {
  const selection = window.getSelection()
  if (selection === null) return false
  selection.selectAllChildren(shown)
  const isCopied = document.execCommand('copy')
  if (isCopied) selection.removeAllRanges()
  return isCopied
}

/** A line that only screen readers have; made before it is needed, or they do not hear its first words. */
function announcer(root: Document): Say {
  const line = root.createElement('p')
  line.className = 'visually-hidden'
  line.setAttribute('role', 'status')
  root.body.append(line)
  return (words, near) => {
    const place = near.closest('dialog') ?? root.body
    if (line.parentElement === place) {
      line.textContent = words
      return
    }
    line.textContent = ''
    place.append(line)
    window.setTimeout(() => (line.textContent = words), MOVED_MS)
  }
}
