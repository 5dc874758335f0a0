import { createHash } from 'node:crypto'
import type { Movement, ReadMovements } from './payment.ts'

/** A movement, and where the file has it: a line, or the number of an entry. */
export interface MovementAt {
  readonly at: number
  readonly movement: Movement
}

/**
 * By what each is known when another file brings it again: the bank's number with day and amount, or all that is said of it where the bank gives no
 * number. One number with another day or amount is another payment: banks number collections, and begin anew. What stands twice, the same in
 * all, moved the account twice, or the statement's balance would be another: both are recorded, and it is said.
 */
export function withKeys(read: readonly MovementAt[]): Pick<ReadMovements, 'movements' | 'repeated'> {
  const seen = new Map<string, { count: number; readonly firstAt: number }>()
  const repeated: { at: number; firstAt: number }[] = []
  const movements = read.map(({ at, movement }) => {
    const said = keyOf(movement)
    const before = seen.get(said) ?? { count: 0, firstAt: at }
    seen.set(said, { ...before, count: before.count + 1 })
    if (before.count > 0) repeated.push({ at, firstAt: before.firstAt })
    return { ...movement, bankKey: before.count === 0 ? said : `${said}#${before.count + 1}` }
  })
  return { movements, repeated }
}

function keyOf({ receivedOn, cents, remittance, bankKey }: Movement): string {
  if (bankKey !== null) return bankKey + dayAndAmount({ receivedOn, cents })
  return `same:${createHash('sha256').update(`${receivedOn} ${cents} ${remittance}`).digest('hex')}`
}

function dayAndAmount({ receivedOn, cents }: Pick<Movement, 'receivedOn' | 'cents'>): string {
  return ` ${receivedOn} ${cents}`
}

/** The key under which a build before kept the same movement: the bank's number alone. */
export function earlierKey({ bankKey, ...movement }: Movement): string | null {
  return bankKey === null ? null : bankKey.replace(dayAndAmount(movement), '')
}
