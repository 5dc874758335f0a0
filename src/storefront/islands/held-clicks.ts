interface Holder {
  readonly isConnected: boolean
  /** Awake, or given up: a click may pass now. */
  readonly lets: boolean
}

interface HeldClick {
  readonly island: Holder
  readonly target: HTMLElement
}

/** Clicks that wait for islands of one kind, whose code comes for all of them: they are made again in the order in which they came. */
const held = new Map<string, HeldClick[]>()

export function holdClick(kind: string, click: HeldClick): void {
  held.set(kind, [...(held.get(kind) ?? []), click])
}

export function isHeldFor(kind: string, island: Holder): boolean {
  return held.get(kind)?.some((click) => click.island === island) === true
}

export function forgetClicks(kind: string, island: Holder): void {
  held.set(kind, held.get(kind)?.filter((click) => click.island !== island) ?? [])
  passClicks(kind)
}

/** Makes those again that may be, up to the first that has to wait. */
export function passClicks(kind: string): void {
  for (;;) {
    const [first, ...others] = (held.get(kind) ?? []).filter(({ island }) => island.isConnected)
    held.set(kind, first?.island.lets === true ? others : first === undefined ? [] : [first, ...others])
    if (first?.island.lets !== true) return
    letThrough(first.target)
  }
}

let passing: HTMLElement | null = null

/** True of a click that is made again: it is not held a second time. */
export function isLetThrough(target: EventTarget | null): boolean {
  return passing !== null && target === passing
}

function letThrough(target: HTMLElement): void {
  passing = target
  try {
    target.click()
  } finally {
    passing = null
  }
}
