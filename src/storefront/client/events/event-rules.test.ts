import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cleanEvent, eventRules, type FieldRule, type LinkEvent } from './event-rules.ts'

const VALUES: Readonly<Record<FieldRule['kind'], string | number>> = { text: 'x', whole: 3, amount: 649.9, word: '' }

function valueOf(rule: FieldRule): string | number {
  return rule.kind === 'word' ? (rule.of[0] ?? '') : VALUES[rule.kind]
}

const events = Object.entries(eventRules).map(
  ([name, rule]): [string, LinkEvent, Readonly<Record<string, FieldRule>>] => [
    name,
    { ...Object.fromEntries(Object.entries(rule.fields).map(([field, each]) => [field, valueOf(each)])), name },
    rule.fields,
  ],
)

test.each(events)('A-08 %s has exactly its parameters, of their kinds', (_name, event, fields) => {
  expect(cleanEvent(event, false)).toEqual({ event, isCut: false })
  expect(cleanEvent({ ...event, further: 'x' }, false)).toBe('malformed')
  for (const [field, rule] of Object.entries(fields)) {
    const { [field]: _left, ...without } = event
    expect(cleanEvent(without as LinkEvent, false), field).toBe('malformed')
    const wrong = rule.kind === 'text' ? [1] : rule.kind === 'word' ? ['other', 1] : ['1', Number.NaN, -1, Infinity]
    for (const value of wrong) expect(cleanEvent({ ...event, [field]: value }, false), field).toBe('malformed')
  }
})

test('A-08 a text of a megabyte is cut to its limit, between characters', () => {
  const event = { name: 'promo_filter_click', type: 'cor', label: '🛋'.repeat(500_000), position: 1 }
  const clean = cleanEvent({ ...event, type: 'c'.repeat(1_000_000) }, true)
  expect(clean).toEqual({ event: { ...event, type: 'c'.repeat(60), label: '🛋'.repeat(75) }, isCut: true })
  expect(cleanEvent({ ...event, label: `a${event.label}` }, true)).toMatchObject({
    event: { label: `a${'🛋'.repeat(74)}` },
  })
})

test('A-08 an attribute tells its own events and the three of links, none that code alone tells', () => {
  expect(cleanEvent({ name: 'press_kit', kind: 'revista', page: 2 }, true)).toEqual({
    event: { name: 'press_kit', kind: 'revista', page: 2 },
    isCut: false,
  })
  expect(cleanEvent({ name: 'press_kit' }, false)).toBe('reserved')
  for (const [name, event] of events) {
    const isOfLinks = ['promo_filter_click', 'sales_info_box_link_click', 'sales_info_tooltip_link_click'].includes(
      name,
    )
    expect(typeof cleanEvent(event, true) === 'string' ? 'reserved' : 'told', name).toBe(
      isOfLinks ? 'told' : 'reserved',
    )
  }
  for (const name of ['gtm', 'ga_x', 'google_x', 'firebase_x', 'gtag_x', 'consent', 'js', 'config', 'set', 'event'])
    expect(cleanEvent({ name }, true), name).toBe('reserved')
})

test('A-08 the contract has each event with exactly its parameters', () => {
  const contract = readFileSync(new URL('../../../../docs/contracts/ui-events.md', import.meta.url), 'utf8')
  const rows = contract
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, 3)
        .map((cell) => cell.trim()),
    )
  expect(rows).toEqual(
    Object.entries(eventRules).map(([name, { fields }]) => [
      `\`${name}\``,
      Object.entries(fields)
        .map(([field, rule]) => `\`${field}\` (${wordsOf(rule)})`)
        .join(', ') || '–',
    ]),
  )
})

function wordsOf(rule: FieldRule): string {
  switch (rule.kind) {
    case 'text':
      return `text, ${rule.most}`
    case 'whole':
      return 'whole number'
    case 'amount':
      return 'euros'
    case 'word':
      return rule.of.join(' · ')
  }
}
