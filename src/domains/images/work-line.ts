/** Thrown at once when too many wait already. */
export class LineFull extends Error {
  constructor(waiting: number) {
    super(`${waiting} works wait already`)
    this.name = 'LineFull'
  }
}

/** Runs at most `atOnce` works together, the others in the order in which they came; beyond `mostWaiting` they are refused. */
export function workLine(atOnce: number, mostWaiting = Infinity): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new LineFull(waiting.length)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
