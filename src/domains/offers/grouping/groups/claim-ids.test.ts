import { expect, test } from 'vitest'
import { claimIds } from './claim-ids.ts'

function group(...members: readonly (readonly [memberId: number, oldId: number | null])[]) {
  return members.map(([memberId, oldId]) => ({ memberId, oldId }))
}

test('B-02 a group goes on under the oldest of its ids and absorbs the others', () => {
  expect(claimIds([group([1, 30], [2, 10], [3, 20])])).toEqual([{ id: 10, absorbs: [20, 30] }])
})

test('B-02 an id goes with most of those that stood under it, of equals with the oldest; who is left needs a new one', () => {
  expect(claimIds([group([5, 10]), group([6, 10], [7, 10])])).toEqual([
    { id: null, absorbs: [] },
    { id: 10, absorbs: [] },
  ])
  expect(claimIds([group([6, 10]), group([5, 10])])).toEqual([
    { id: null, absorbs: [] },
    { id: 10, absorbs: [] },
  ])
})

test('B-02 who has an id of its own to go back to does not take that of others along', () => {
  expect(claimIds([group([1, 10], [2, 10]), group([3, 10])], new Set(), (memberId) => memberId === 1)).toEqual([
    { id: null, absorbs: [] },
    { id: 10, absorbs: [] },
  ])
})

test("B-02 an id that others beyond these stand under is nobody's to take", () => {
  expect(claimIds([group([1, 10], [2, 20])], new Set([10]))).toEqual([{ id: 20, absorbs: [] }])
  expect(claimIds([group([1, null])])).toEqual([{ id: null, absorbs: [] }])
})
