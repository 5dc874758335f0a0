import { useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defineIsland, type IslandDefinition, type Wakes } from './define-island.ts'
import { Island } from './Island.tsx'
import { islandsIn } from './testing.ts'

interface FieldProps {
  readonly label: string
  readonly max?: number
  readonly choices: readonly { readonly name: string; readonly isOn: boolean | null }[]
}

function Field({ label, choices }: FieldProps) {
  const id = useId()
  return (
    <label htmlFor={id}>
      {label}: {choices.length} <input id={id} />
    </label>
  )
}

const common = { wakes: 'idle', why: 'a test', earlyClicks: 'held' } as const satisfies Partial<IslandDefinition<never>>
const field = defineIsland<FieldProps>({ name: 'Field', ...common, Component: Field })
const props: FieldProps = { label: 'Cor "viva" & <b>', choices: [{ name: 'azul', isOn: null }] }

/** As hydrateRoot does it: by itself, with the island's own prefix. */
function asRoot(identifierPrefix: string): string {
  return renderToString(<Field {...props} />, { identifierPrefix })
}

test('X-02 an island is its HTML as a root of its own, whatever is around it and however that is rendered', () => {
  const around = (
    <p>
      antes <Island of={field} props={props} id="7" /> depois
    </p>
  )
  for (const html of [renderToString(around), renderToStaticMarkup(around)])
    expect(html).toContain(`>${asRoot('Field-7-')}</poiso-island>`)
})

test('X-02 props come out as they went in, whatever a feed wrote into them', () => {
  const hostile = { ...props, label: `</poiso-island>"'<b>&amp;\u2028` }
  const [served] = islandsIn(renderToString(<Island of={field} props={hostile} />))
  expect(served).toMatchObject({ name: 'Field', props: hostile })
})

test('X-02 ids of two islands of a kind differ where they are told apart', () => {
  const html = renderToString(
    <>
      <Island of={field} props={props} id="1" />
      <Island of={field} props={props} id="2" />
    </>,
  )
  const ids = [...html.matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})

test('X-02 what the browser needs stands beside it, and text of a feed cannot leave its attribute', () => {
  const html = renderToStaticMarkup(<Island of={{ ...field, storedUnder: 'poiso.x' }} props={props} />)
  const [opening = ''] = /^<poiso-island[^>]*>/.exec(html) ?? []
  expect(opening).toBe(
    '<poiso-island data-island="Field" data-wakes="idle" data-stored-under="poiso.x" data-props="{&quot;label&quot;:&quot;Cor \\&quot;viva\\&quot; &amp; &lt;b&gt;&quot;,&quot;choices&quot;:[{&quot;name&quot;:&quot;azul&quot;,&quot;isOn&quot;:null}]}">',
  )
})

test('X-02 props that are not JSON, or not those of the island, do not compile', () => {
  const of = <Props,>(Component: (given: Props) => null) => ({ name: 'X', ...common, Component })
  // @ts-expect-error a moment goes as an ISO string
  defineIsland<{ at: Date }>(of<{ at: Date }>(() => null))
  // @ts-expect-error a function does not go at all
  defineIsland<{ onPick: () => void }>(of<{ onPick: () => void }>(() => null))
  // @ts-expect-error deep inside neither
  defineIsland<{ rows: { ids: Set<number> }[] }>(of<{ rows: { ids: Set<number> }[] }>(() => null))
  // @ts-expect-error elements are no data
  defineIsland<{ children: React.ReactNode }>(of<{ children: React.ReactNode }>(() => null))
  // @ts-expect-error nobody knows what it is
  defineIsland<{ anything: bigint }>(of<{ anything: bigint }>(() => null))
  // @ts-expect-error it wakes by something that exists
  defineIsland<FieldProps>({ ...field, wakes: 'hover' as const })
  // @ts-expect-error the label is missing
  void (<Island of={field} props={{ choices: [] }} />)
  // @ts-expect-error it has no such property
  void (<Island of={field} props={{ ...props, colour: 'azul' }} />)
  const wakes: readonly Wakes[] = ['load', 'idle', 'visible', 'touch']
  expect(wakes.every((each) => defineIsland<FieldProps>({ ...field, wakes: each }).wakes === each)).toBe(true)
})
