/** The bar was asked for by a link (footer, cookies page) and not by a first visit: then it opens with the present choice. */
export interface AskedAgain {
  isAsked(): boolean
  ask(): void
  done(): void
  subscribe(listener: () => void): () => void
}

const listeners = new Set<() => void>()
let isAsked = false

function become(next: boolean): void {
  isAsked = next
  listeners.forEach((listener) => listener())
}

export const askedAgain: AskedAgain = {
  isAsked: () => isAsked,
  ask: () => become(true),
  done: () => become(false),
  subscribe: (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
