import { inSlices } from '../islands/slices.ts'
import { whenIdle } from '../islands/wake-signals.ts'

/** A row of a desktop, two of a phone: laid out without holding the thread. */
const AT_ONCE = 4

/**
 * Cards below the first screen are left out of the first layout by `cards.css`, as high as one guesses: half of what the browser does before
 * it first paints. Here they get their own height, a few at a time, before anybody has scrolled to them; lists that come later are
 * laid out whole.
 */
export function layOutLater(root: Document): void {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-list] > *')]
  whenIdle(() => {
    for (let at = 0; at < cards.length; at += AT_ONCE) inSlices(() => layOut(cards.slice(at, at + AT_ONCE)), false)
    inSlices(() => (root.documentElement.dataset['laidOut'] = ''), false)
  })
}

function layOut(cards: readonly HTMLElement[]): void {
  for (const { style } of cards) style.contentVisibility = 'visible'
  // Asked for, so that it is done in this slice.
  void cards[0]?.offsetHeight
}
