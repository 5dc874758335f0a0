import { onceInSight } from './in-sight.ts'

/** The empty place that is sent for a picture which is on its way has ten pixels; whatever is shown is several times as wide. */
const EMPTY_PX = 40
/** Between two times of asking for the same one: it comes in a second or two, or its shop is slow. */
const PAUSES_MS = [2_000, 3_000, 5_000, 10_000, 20_000]

/**
 * Asks again for pictures that were on their way when the page was shown, while somebody looks at them, a few times each. The place keeps its size, and one
 * that has come takes it without a move. Without script the next page has them.
 */
export function askAgainForPictures(root: Document): void {
  onceInSight<HTMLImageElement>(root, 'img[data-awaited]', (image) => void askAgain(image))
}

async function askAgain(image: HTMLImageElement): Promise<void> {
  await settled(image)
  for (const [time, ms] of PAUSES_MS.entries()) {
    if (isThere(image)) return void image.removeAttribute('data-awaited')
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (!image.isConnected) return
    const next = anotherOf(image, time + 1)
    await settled(next)
    if (isThere(next)) show(image, next)
  }
}

function isThere({ naturalWidth }: HTMLImageElement): boolean {
  return naturalWidth > EMPTY_PX
}

/** It has come, or it has failed. */
function settled(image: HTMLImageElement): Promise<unknown> {
  return image.complete
    ? Promise.resolve()
    : new Promise((resolve) =>
        ['load', 'error'].forEach((name) => image.addEventListener(name, resolve, { once: true })),
      )
}

/** The same in an element that is not shown; its address says which time it is, or the browser would give what it had before. */
function anotherOf({ sizes, srcset, src }: HTMLImageElement, time: number): HTMLImageElement {
  const other = new Image()
  const again = (url: string): string => `${url.replace(/\?\d+$/, '')}?${time}`
  other.sizes = sizes
  other.srcset = srcset
    .split(', ')
    .map((part) => {
      const [url = '', ...width] = part.split(' ')
      return url === '' ? '' : [again(url), ...width].join(' ')
    })
    .join(', ')
  other.src = again(src)
  return other
}

function show(image: HTMLImageElement, { srcset, src }: HTMLImageElement): void {
  image.srcset = srcset
  image.src = src
}
