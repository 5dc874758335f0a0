import { track } from './track.ts'

/**
 * A product's pictures as large as the screen (M-11), in the browser's own dialog: arrow keys, Home and End turn them, a click
 * shows one in its full size, Escape closes. `onTurn` tells the page which one is looked at.
 */
export function openZoom(
  root: Document,
  slides: readonly HTMLAnchorElement[],
  first: number,
  onTurn: (index: number) => void,
): void {
  const { dialog, place, words, picture, close, turns, failed } = zoomDialog(root)
  let shown = first
  const show = (index: number): void => {
    const slide = slides[index]
    const small = slide?.querySelector<HTMLImageElement>('img:last-child')
    if (slide === undefined || small == null) return
    shown = index
    place.removeAttribute('data-large')
    words.textContent = slides.length > 1 ? `${index + 1} de ${slides.length}: ${small.alt}` : small.alt
    picture.alt = small.alt
    // What the page has of it already, until the large one is here.
    picture.src = small.currentSrc === '' ? small.src : small.currentSrc
    turns[0].disabled = index === 0
    turns[1].disabled = index === slides.length - 1
    load(slide.href, index)
    if (index !== first) onTurn(index)
  }
  const load = (address: string, index: number): void => {
    failed.replaceChildren()
    const large = new Image()
    large.src = address
    large.decode().then(
      () => {
        if (shown === index) picture.src = address
      },
      () => {
        if (shown === index) sayFailed(failed, () => load(address, index))
      },
    )
  }
  const turn = (to: number): void => {
    if (to >= 0 && to < slides.length && to !== shown) show(to)
  }
  turns[0].addEventListener('click', () => turn(shown - 1))
  turns[1].addEventListener('click', () => turn(shown + 1))
  close.addEventListener('click', () => dialog.close())
  place.addEventListener('click', (event) => {
    if (event.target === picture) place.toggleAttribute('data-large')
  })
  dialog.addEventListener('keydown', (event) => {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: slides.length - 1 }[event.key]
    if (to === undefined || place.hasAttribute('data-large')) return
    event.preventDefault()
    turn(to)
  })
  onSwipe(place, (by) => {
    if (!place.hasAttribute('data-large')) turn(shown + by)
  })
  dialog.addEventListener('close', () => dialog.remove())
  root.body.append(dialog)
  dialog.showModal()
  track({ name: 'modal_open', modal_name: 'image', modal_opener: 'gallery' })
  show(first)
}

const SWIPE_PX = 48

/** A finger that moves mostly sideways turns; one that moves the enlarged picture, or two fingers, do not. */
function onSwipe(place: HTMLElement, turn: (by: 1 | -1) => void): void {
  let from: Touch | null = null
  place.addEventListener(
    'touchstart',
    ({ touches }) => {
      from = touches.length === 1 ? (touches[0] ?? null) : null
    },
    { passive: true },
  )
  place.addEventListener(
    'touchend',
    ({ changedTouches: [to] }) => {
      if (from === null || to === undefined) return
      const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY]
      from = null
      if (Math.abs(across) > SWIPE_PX && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1)
    },
    { passive: true },
  )
}

function zoomDialog(root: Document) {
  const element = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    className: string,
    text = '',
  ): HTMLElementTagNameMap[Name] => Object.assign(root.createElement(name), { className, textContent: text })
  const button = (className: string, label: string, text = ''): HTMLButtonElement => {
    const made = Object.assign(element('button', className, text), { type: 'button' as const })
    made.setAttribute('aria-label', label)
    return made
  }
  const dialog = element('dialog', 'zoom')
  dialog.setAttribute('aria-label', 'Imagens do produto')
  const [top, words, place, failed] = [
    element('div', 'zoom-top'),
    element('p', ''),
    element('div', 'zoom-picture'),
    element('div', 'zoom-failed'),
  ]
  words.setAttribute('aria-live', 'polite')
  failed.setAttribute('role', 'status')
  // What is larger than its place can be moved by the arrow keys.
  place.tabIndex = 0
  place.setAttribute('role', 'group')
  place.setAttribute('aria-label', 'Imagem ampliada')
  const picture = root.createElement('img')
  const close = button('', 'Fechar', '×')
  const turns: readonly [HTMLButtonElement, HTMLButtonElement] = [
    button('zoom-turn previous', 'Imagem anterior'),
    button('zoom-turn next', 'Próxima imagem'),
  ]
  top.append(words, close)
  place.append(picture)
  dialog.append(top, place, ...turns, failed)
  return { dialog, place, words, picture, close, turns, failed }
}

/** M-13: what could not be loaded can be tried again. */
function sayFailed(failed: HTMLElement, retry: () => void): void {
  const again = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button',
    textContent: 'Tentar outra vez',
  })
  again.addEventListener('click', retry)
  const words = Object.assign(document.createElement('p'), {
    textContent: 'Não foi possível carregar a imagem em tamanho grande.',
  })
  failed.replaceChildren(words, again)
}
