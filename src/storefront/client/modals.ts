import { track } from './track.ts'
import { nodesOf } from './trusted.ts'
import { wordRelativeTimes } from './relative-times.ts'

/** Longer than anyone waits for a dialog: then it says that nothing came (docs/limits.md). */
const LOADED_WITHIN_MS = 15_000

/** Told when a modal's content stands, so that others may work on what has come. */
export const MODAL_SHOWN = 'poiso:modal'

/**
 * Links with `data-modal` open as a dialog (M-09, M-10, M-12): a part of this page (`#id`), or the part with
 * `data-modal-content` of the page that they lead to. What cannot be loaded can be tried again (M-13), and without script, in
 * a new tab or in an old browser the link is a link. Focus, Escape and what lies behind are the browser's own dialog's.
 */
export function enhanceModals(root: Document): void {
  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const link = target?.closest<HTMLAnchorElement>('a[data-modal]')
    if (
      link == null ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey ||
      event.button !== 0
    )
      return
    if (typeof HTMLDialogElement === 'undefined' || link.closest('dialog') !== null) return
    event.preventDefault()
    openModal(root, link)
  })
}

function openModal(root: Document, link: HTMLAnchorElement): void {
  const { modal: name = '', modalOpener: opener = '' } = link.dataset
  if (link.getAttribute('aria-busy') === 'true') return
  const dialog = newDialog(root, link.textContent?.trim() ?? '')
  root.body.append(dialog)
  dialog.showModal()
  track({ name: 'modal_open', modal_name: name, modal_opener: opener })
  void fill(dialog, link)
}

/**
 * The flags on the link and on the dialog say that content is under way; they fall in any case, so that a failure can be tried again
 * (specification 8): when nothing comes, and when the dialog is closed before.
 */
async function fill(dialog: HTMLDialogElement, link: HTMLAnchorElement): Promise<void> {
  const body = dialog.querySelector('.modal-body') as HTMLElement
  const waiting = new AbortController()
  const timer = window.setTimeout(() => waiting.abort(), LOADED_WITHIN_MS)
  dialog.addEventListener('close', () => waiting.abort())
  link.setAttribute('aria-busy', 'true')
  try {
    show(dialog, body, await contentOf(link, waiting.signal))
  } catch {
    body.replaceChildren(failure(dialog, link))
  } finally {
    window.clearTimeout(timer)
    link.removeAttribute('aria-busy')
    body.removeAttribute('aria-busy')
  }
}

async function contentOf(link: HTMLAnchorElement, signal: AbortSignal): Promise<HTMLElement> {
  const hash = link.getAttribute('href')?.startsWith('#') ? link.hash.slice(1) : ''
  if (hash !== '') return copyOf(link.ownerDocument.getElementById(hash))
  const answer = await fetch(link.href, { headers: { accept: 'text/html' }, credentials: 'same-origin', signal })
  if (!answer.ok) throw new Error(`${link.href} answered ${answer.status}`)
  const content = nodesOf(await answer.text()).querySelector<HTMLElement>('[data-modal-content]')
  if (content === null) throw new Error(`${link.href} has nothing for a dialog`)
  return content
}

/** A copy, so that the page behind stands still; ids stay unique. */
function copyOf(part: HTMLElement | null): HTMLElement {
  if (part === null) throw new Error('the page has no such part')
  const copy = part.cloneNode(true) as HTMLElement
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id')
  return copy
}

function show(dialog: HTMLDialogElement, body: HTMLElement, content: HTMLElement): void {
  const title = content.getAttribute('aria-label')
  if (title !== null) (dialog.querySelector('h2') as HTMLElement).textContent = title
  dialog.toggleAttribute('data-wide', content.querySelector('table') !== null)
  body.replaceChildren(content)
  wordRelativeTimes(body, new Date())
  body.dispatchEvent(new CustomEvent(MODAL_SHOWN, { bubbles: true }))
}

function failure(dialog: HTMLDialogElement, link: HTMLAnchorElement): HTMLElement {
  const root = link.ownerDocument
  const box = element(root, 'div', 'modal-failed', '')
  const again = element(root, 'button', 'button primary', 'Tentar outra vez')
  again.setAttribute('type', 'button')
  again.addEventListener('click', () => {
    wait(dialog)
    void fill(dialog, link)
  })
  const page = element(root, 'a', 'button', 'Abrir a página')
  page.setAttribute('href', link.href)
  const links = element(root, 'p', 'best-links', '')
  links.append(again, page)
  const words = element(root, 'p', '', 'Não foi possível carregar. Verifique a ligação e tente outra vez.')
  words.setAttribute('role', 'alert')
  box.append(words, links)
  queueMicrotask(() => again.focus())
  return box
}

function wait(dialog: HTMLDialogElement): void {
  const body = dialog.querySelector('.modal-body') as HTMLElement
  body.setAttribute('aria-busy', 'true')
  body.replaceChildren(element(dialog.ownerDocument, 'p', 'modal-wait', 'A carregar…'))
}

function newDialog(root: Document, title: string): HTMLDialogElement {
  const dialog = root.createElement('dialog')
  dialog.className = 'modal'
  dialog.setAttribute('aria-labelledby', 'modal-titulo')
  const heading = element(root, 'h2', '', title)
  heading.id = 'modal-titulo'
  const close = element(root, 'button', '', '×')
  close.setAttribute('type', 'button')
  close.setAttribute('aria-label', 'Fechar')
  close.addEventListener('click', () => dialog.close())
  const top = element(root, 'div', 'modal-top', '')
  top.append(heading, close)
  dialog.append(top, element(root, 'div', 'modal-body', ''))
  wait(dialog)
  // What is beside the dialog's box is its backdrop.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  return dialog
}

function element(root: Document, name: string, className: string, text: string): HTMLElement {
  const made = root.createElement(name)
  if (className !== '') made.className = className
  made.textContent = text
  return made
}
