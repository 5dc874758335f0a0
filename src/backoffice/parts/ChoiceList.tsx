import { useState, useSyncExternalStore } from 'react'
import { CheckField } from './Field.tsx'

/** From so many on they are searched. */
const SEARCHED_FROM = 12

/** Boxes of one name, those that are ticked first; many of them are narrowed by what is typed, which needs a script. */
export function ChoiceList({
  name,
  label,
  options,
  chosen,
}: {
  name: string
  /** Of what is chosen: 'Cor'. */
  label: string
  options: readonly { readonly id: number; readonly label: string }[]
  chosen: readonly number[]
}) {
  const [typed, setTyped] = useState('')
  const hasScript = useSyncExternalStore(never, yes, no)
  const wanted = plain(typed)
  const ordered = options.toSorted((one, other) => Number(chosen.includes(other.id)) - Number(chosen.includes(one.id)))
  return (
    <>
      {hasScript && options.length >= SEARCHED_FROM && (
        <input
          type="search"
          aria-label={`Filtrar: ${label}`}
          placeholder="Filtrar"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <div className="choices">
        {ordered.map(({ id, label: words }) => (
          <div key={id} hidden={!plain(words).includes(wanted)}>
            <CheckField name={name} value={String(id)} label={words} isChecked={chosen.includes(id)} />
          </div>
        ))}
      </div>
    </>
  )
}

function plain(words: string): string {
  return words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

function never() {
  return () => {}
}
function yes() {
  return true
}
function no() {
  return false
}
