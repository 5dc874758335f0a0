import { expect, test } from 'vitest'
import { readInspirationsCsv } from './inspirations-csv.ts'

const LINES = 100_000

test.each([
  ['inspirations', (at: number) => `a${at},p,art,1,2`],
  ['pictures of one', (at: number) => `a,p${at},art,1,2`],
])('a file of a hundred thousand %s is gone through once', (_what, lineOf) => {
  const text = `ident,picture,itemId,x,y\n${Array.from({ length: LINES }, (_none, at) => lineOf(at)).join('\n')}`
  const began = process.cpuUsage()
  const read = readInspirationsCsv(text)
  const { user } = process.cpuUsage(began)
  expect(read).toMatchObject({ problems: [] })
  // Looked for among all that came before, each line would cost a minute of the processor.
  expect(user / 1e6).toBeLessThan(10)
})

test('a name that looks like another’s picture is its own', () => {
  const read = readInspirationsCsv('ident,picture,itemId,x,y\na,p,art,1,2\n"a\np",p,art,1,2\na,p,art,3,4')
  expect(read).toMatchObject({
    value: {
      inspirations: [
        { ident: 'a', images: [{ picture: 'p', hotspots: [{ x: 1 }, { x: 3 }] }] },
        { ident: 'a\np', images: [{ picture: 'p', hotspots: [{ x: 1 }] }] },
      ],
    },
  })
})
