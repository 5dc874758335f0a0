/** Lets a number of tasks in at once; the others wait in the order they came. */
export interface Gate {
  pass<T>(act: () => Promise<T>): Promise<T>
}

export function aGate(places: number): Gate {
  let free = places
  const waiting: (() => void)[] = []
  return {
    pass: async (act) => {
      if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
      else free -= 1
      try {
        return await act()
      } finally {
        const next = waiting.shift()
        if (next === undefined) free += 1
        else next()
      }
    },
  }
}
