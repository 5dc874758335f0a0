import { markPlace } from '#domains/content/rules/mark-place.ts'
import { type MarkedPlace, movedBy, placeOfClick } from './marks.ts'

/** A picture on which a click gives the chosen mark its place and arrows move it. The rows beside it say the same in figures. */
export function MarkPicture({
  url,
  size,
  marks,
  chosen,
  onChoose,
  onPlace,
}: {
  url: string
  size?: { readonly width: number; readonly height: number }
  /** null: nothing is marked by the row yet. */
  marks: readonly (MarkedPlace & { readonly name: string | null })[]
  chosen: number
  onChoose(at: number): void
  onPlace(at: number, place: MarkedPlace): void
}) {
  return (
    <div className="mark-picture">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <img
        src={url}
        {...size}
        alt=""
        onClick={(event) => {
          onPlace(chosen, placeOfClick(event))
          tellForm(event.currentTarget)
        }}
      />
      {marks.map((mark, at) =>
        mark.name === null && at !== chosen ? null : (
          <button
            key={at}
            type="button"
            className={`mark ${markPlace(Number(mark.x), Number(mark.y))}`}
            aria-pressed={at === chosen}
            aria-label={`Marca ${at + 1}: ${mark.name ?? 'sem peça'}`}
            onClick={() => onChoose(at)}
            onKeyDown={(event) => {
              const place = movedBy(event, mark)
              if (place === null) return
              event.preventDefault()
              onChoose(at)
              onPlace(at, place)
              tellForm(event.currentTarget)
            }}
          >
            {at + 1}
          </button>
        ),
      )}
    </div>
  )
}

/** A form that saves by itself learns of what was clicked as of what is typed. */
function tellForm(element: HTMLElement): void {
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
