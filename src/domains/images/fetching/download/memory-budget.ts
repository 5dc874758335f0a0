/** There was no room in time: nobody's fault, it is to be tried again soon. */
export class NoRoom extends Error {
  constructor(bytes: number) {
    super(`no room for ${bytes} bytes`)
    this.name = 'NoRoom'
  }
}

interface Waiting {
  readonly bytes: number
  enter(): void
}

/**
 * Memory that several share: who wants some says how much before it takes any, and waits in line until there is room. As
 * nobody takes twice, nobody waits for one who waits for him. What is larger than all of it has it alone.
 */
export class MemoryBudget {
  readonly #capBytes: number
  readonly #patienceMs: number
  readonly #line: Waiting[] = []
  #taken = 0

  constructor(capBytes: number, patienceMs: number) {
    this.#capBytes = capBytes
    this.#patienceMs = patienceMs
  }

  get takenBytes(): number {
    return this.#taken
  }

  /** Resolves with what gives it back, once. Rejects with NoRoom when it has waited too long, or when `signal` aborts. */
  take(bytes: number, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const ends = AbortSignal.any([signal, AbortSignal.timeout(this.#patienceMs)])
      const waiting: Waiting = {
        bytes,
        enter: () => {
          ends.removeEventListener('abort', leave)
          resolve(this.#give(bytes))
        },
      }
      const leave = (): void => {
        this.#line.splice(this.#line.indexOf(waiting), 1)
        reject(new NoRoom(bytes))
        this.#letIn()
      }
      this.#line.push(waiting)
      ends.addEventListener('abort', leave, { once: true })
      this.#letIn()
    })
  }

  #give(bytes: number): () => void {
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      this.#taken -= bytes
      this.#letIn()
    }
  }

  /** In the order in which they came: a large one is not passed by for ever. */
  #letIn(): void {
    for (
      let next = this.#line[0];
      next !== undefined && (this.#taken === 0 || this.#taken + next.bytes <= this.#capBytes);
      next = this.#line[0]
    ) {
      this.#line.shift()
      this.#taken += next.bytes
      next.enter()
    }
  }
}
