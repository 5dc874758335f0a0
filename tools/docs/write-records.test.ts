import { expect, test } from 'vitest'
import { readRecord } from './write-records.ts'

const PARTS = '**Context.** Why.\n\n**Decision.** What is said first. More of it.\n\n**Consequences.** What follows.\n'

test('a record says what stands in its opening sentence, else in the first of its decision', () => {
  expect(readRecord('0042-a.md', `# 0042 A title\n\nOne thing\nstands.\n\n${PARTS}`)).toEqual({
    file: '0042-a.md',
    number: '0042',
    title: 'A title',
    line: 'One thing stands.',
    state: 'stands',
  })
  expect(readRecord('0042-a.md', `# 0042 A title\n\n${PARTS}`).line).toBe('What is said first.')
})

test.each([
  ['Superseded by [0048](0048-b.md).', 'superseded by [0048](0048-b.md)'],
  ['*Superseded by ADR 0055 for what is sent; holds for the rest.*', 'superseded by ADR 0055 for what is sent'],
  ['Amended by [0044](0044-c.md). One thing stands.', 'stands, amended by [0044](0044-c.md)'],
])('its state is what it opens with: %s', (opening, state) =>
  expect(readRecord('0042-a.md', `# 0042 A title\n\n${opening}\n\n${PARTS}`).state).toBe(state),
)

test('one without its number or one of its parts is refused by name', () => {
  expect(() => readRecord('0042-a.md', `# A title\n\n${PARTS}`)).toThrow('docs/adr/0042-a.md: its first line')
  expect(() => readRecord('0042-a.md', '# 0042 A title\n\n**Decision.** This.\n')).toThrow(
    'has no Context, Consequences',
  )
})
