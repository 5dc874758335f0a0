import { describe, expect, test } from 'vitest'
import { atTop, type HeaderMotion, movedHeader, type ScrollPlace } from './header-motion.ts'

const HEIGHT = 120

/** How the header stands after the page was scrolled to each of these places in turn. */
function after(places: readonly (number | Partial<ScrollPlace>)[], from: HeaderMotion = atTop): string {
  const last = places.reduce<HeaderMotion>((motion, place) => {
    const here = typeof place === 'number' ? { y: place } : place
    return movedHeader(motion, { y: motion.y, headerHeight: HEIGHT, isAtBottom: false, isHeld: false, ...here })
  }, from)
  return last.isHidden ? 'hidden' : last.isSticky ? 'sticky' : 'still'
}

describe('H-11 the header', () => {
  test.each([
    ['stands still until the page is past its height', [60, HEIGHT], 'still'],
    ['is sticky past it', [60, HEIGHT, HEIGHT + 1], 'sticky'],
    ['is hidden by a movement down of more than 80 px', [HEIGHT, HEIGHT + 40, HEIGHT + 81], 'hidden'],
    ['is not by 80 px', [HEIGHT, HEIGHT + 40, HEIGHT + 80], 'sticky'],
    ['shows on the way up, however little', [HEIGHT, 900, 899], 'sticky'],
    ['counts a movement from where it turned', [HEIGHT, 900, 800, 870], 'sticky'],
    ['and hides again from there', [HEIGHT, 900, 800, 870, 881], 'hidden'],
    ['is still again at the top', [HEIGHT, 900, 50], 'still'],
  ] as const)('H-11 %s', (_what, places, stands) => {
    expect(after(places)).toBe(stands)
  })

  test('H-11 is hidden at the bottom of the page, and never while the menu is hovered or the search is open', () => {
    expect(after([HEIGHT, 500, { y: 400, isAtBottom: true }])).toBe('hidden')
    expect(after([HEIGHT, { y: 900, isHeld: true }])).toBe('sticky')
    expect(after([HEIGHT, 900, { isHeld: true }])).toBe('sticky')
  })
})
