import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readAhead } from './read-ahead.ts'

/** Numbers from 1, each told when it has been made; fails after the last. */
async function* numbers(told: string[], { last, failure }: { last: number; failure?: string }): AsyncGenerator<number> {
  try {
    for (let number = 1; number <= last; number += 1) {
      await turn()
      told.push(`made ${number}`)
      yield number
    }
    if (failure !== undefined) throw new Error(failure)
  } finally {
    told.push('closed')
  }
}

/** Until nothing moves any more by itself. */
async function settled(): Promise<void> {
  for (let rounds = 0; rounds < 5; rounds += 1) await turn()
}

test('the next item is made while one is dealt with, and none beyond it', async () => {
  const told: string[] = []
  for await (const number of readAhead(numbers(told, { last: 3 }))) {
    await settled()
    told.push(`dealt with ${number}`)
  }
  expect(told).toEqual(['made 1', 'made 2', 'dealt with 1', 'made 3', 'dealt with 2', 'closed', 'dealt with 3'])
})

test('a failure is thrown behind the items that came before it', async () => {
  const seen: number[] = []
  const read = async (): Promise<void> => {
    for await (const number of readAhead(numbers([], { last: 2, failure: 'away' }))) {
      await settled()
      seen.push(number)
    }
  }
  await expect(read()).rejects.toThrow('away')
  expect(seen).toEqual([1, 2])
})

test('who stops early leaves nothing open', async () => {
  const told: string[] = []
  for await (const number of readAhead(numbers(told, { last: 9 }))) if (number === 2) break
  expect(told).toEqual(['made 1', 'made 2', 'made 3', 'closed'])
})
