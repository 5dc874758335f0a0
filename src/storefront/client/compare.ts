import type { Kept, LocalLike, LocalLikes } from './local-likes.ts'
import { track } from './track.ts'

const BUTTONS = 'button.compare:not([data-compare-page] *)'
/** The badge's cap of section 9. */
const BADGE_MAX = 99

/**
 * Compare buttons anywhere on the page, now and later (cards that come by the feed call), the header's link with its badge,
 * and what is said of a change. Everything is kept in this browser (decisions.md, Pages).
 */
export function enhanceCompare(root: Document, likes: LocalLikes): void {
  const say = announcer(root)
  const paint = () => {
    for (const button of root.querySelectorAll<HTMLButtonElement>(BUTTONS)) paintButton(button, likes)
    paintLink(root, likes)
  }
  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(BUTTONS) : null
    if (button === null) return
    event.preventDefault()
    toggle(button, likes, say)
  })
  likes.onChange(paint)
  new MutationObserver(() => {
    for (const button of root.querySelectorAll<HTMLButtonElement>(`${BUTTONS}:not([aria-pressed])`))
      paintButton(button, likes)
  }).observe(root.body, { childList: true, subtree: true })
  paint()
}

/** The address of the comparison of these offers in the region that the page is about: ids in order, as the server has it. */
export function compareAddress(ids: readonly number[], search: string): string {
  const region = new URLSearchParams(search).get('regiao')
  const query = [
    ...(ids.length > 0 ? [`v=${[...ids].sort((a, b) => a - b).join(',')}`] : []),
    ...(region === null ? [] : [`regiao=${encodeURIComponent(region)}`]),
  ]
  return `/compare-products${query.length === 0 ? '' : `?${query.join('&')}`}`
}

/** Keeps a product to compare and tells the page of it. */
export function addToComparison(likes: LocalLikes, itemId: number, productId: number): Kept {
  const kept = likes.add({ itemType: 'comparison', itemId, ...(productId > 0 && { productId }) })
  if (kept !== 'known' && kept !== 'full')
    track({ name: 'comparison_add', item_id: itemId, count: likes.list('comparison').length })
  return kept
}

export function removeFromComparison(likes: LocalLikes, itemId: number): void {
  if (likes.remove({ itemType: 'comparison', itemId }))
    track({ name: 'comparison_remove', item_id: itemId, count: likes.list('comparison').length })
}

/** The same product counts as chosen when another shop's offer of it was. */
function chosenBy(button: HTMLButtonElement, likes: LocalLikes): LocalLike | undefined {
  const productId = Number(button.dataset['product'])
  return likes
    .list('comparison')
    .find(
      (like) => like.itemId === Number(button.value) || (like.productId !== undefined && like.productId === productId),
    )
}

function paintButton(button: HTMLButtonElement, likes: LocalLikes): void {
  const isChosen = String(chosenBy(button, likes) !== undefined)
  if (button.getAttribute('aria-pressed') !== isChosen) button.setAttribute('aria-pressed', isChosen)
}

function paintLink(root: Document, likes: LocalLikes): void {
  const link = root.querySelector<HTMLAnchorElement>('[data-compare-link]')
  const badge = link?.querySelector<HTMLElement>('[data-compare-count]')
  if (!link || !badge) return
  const ids = likes.list('comparison').map(({ itemId }) => itemId)
  link.setAttribute('href', compareAddress(ids, location.search))
  badge.textContent = String(Math.min(ids.length, BADGE_MAX))
  badge.hidden = ids.length === 0
  if (ids.length === 0) link.removeAttribute('aria-label')
  else link.setAttribute('aria-label', `Comparar ${countOf(ids.length)}`)
}

function toggle(button: HTMLButtonElement, likes: LocalLikes, say: Say): void {
  const name = (button.getAttribute('aria-label') ?? '').replace(/^[^:]*: /, '')
  const chosen = chosenBy(button, likes)
  if (chosen !== undefined) {
    removeFromComparison(likes, chosen.itemId)
    return say(`Fora da comparação: ${name}.`, likes)
  }
  say(wordsFor(addToComparison(likes, Number(button.value), Number(button.dataset['product'])), name), likes)
}

function wordsFor(kept: Kept, name: string): string {
  if (kept === 'full') return `A comparação guarda até ${BADGE_MAX} produtos. Retire um para juntar este.`
  if (kept === 'kept' || kept === 'known') return `Na comparação: ${name}.`
  return `Na comparação só até sair desta página, porque este navegador não deixa guardar: ${name}.`
}

type Say = (words: string, likes: LocalLikes) => void

const SHOWN_MS = 8_000

/** A line at the foot of the window: what has changed, and the way to the comparison. It goes away when nobody is at it. */
function announcer(root: Document): Say {
  const line = root.createElement('div')
  line.className = 'compare-said'
  line.setAttribute('role', 'status')
  root.body.append(line)
  let timer = 0
  const hide = () => {
    if (line.matches(':hover, :focus-within')) timer = window.setTimeout(hide, SHOWN_MS)
    else line.replaceChildren()
  }
  return (words, likes) => {
    const ids = likes.list('comparison').map(({ itemId }) => itemId)
    const text = root.createElement('span')
    text.textContent = words
    line.replaceChildren(text)
    if (ids.length > 0) line.append(linkTo(root, ids))
    window.clearTimeout(timer)
    timer = window.setTimeout(hide, SHOWN_MS)
  }
}

function linkTo(root: Document, ids: readonly number[]): HTMLAnchorElement {
  const link = root.createElement('a')
  link.href = compareAddress(ids, location.search)
  link.textContent = ids.length === 1 ? 'Ver a comparação' : `Comparar ${countOf(ids.length)}`
  return link
}

function countOf(count: number): string {
  return `${count} ${count === 1 ? 'produto' : 'produtos'}`
}
