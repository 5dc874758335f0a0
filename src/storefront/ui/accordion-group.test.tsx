import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AccordionGroup } from './AccordionGroup.tsx'

const items = ['um', 'dois'].map((id) => ({ id, title: id, content: <p>{id}</p> }))

test.each([
  [undefined, 2],
  [false, 2],
  [true, 0],
] as const)("H-10 one of a group is open at a time unless expand-multiple is 'true' (%s)", (expandMultiple, named) => {
  const html = renderToStaticMarkup(
    <AccordionGroup name="grupo" items={items} {...(expandMultiple !== undefined && { expandMultiple })} />,
  )
  expect(html.match(/ name="grupo"/g)?.length ?? 0).toBe(named)
  expect(html.includes('expand-multiple="true"')).toBe(expandMultiple === true)
  expect(html.match(/<details id="/g)).toHaveLength(2)
})
