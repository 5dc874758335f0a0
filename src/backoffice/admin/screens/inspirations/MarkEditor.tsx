import { type MouseEvent, useState } from 'react'
import type { EditedInspirationAnswer } from '#platform/api-client/calls.ts'
import { markPlace } from '#domains/content/rules/mark-place.ts'
import { changedMarks, type EditedMark, markOf, placeOfClick, stepOf } from './marks.ts'
import { PieceSearch } from './PieceSearch.tsx'

type Image = EditedInspirationAnswer['document']['images'][number]
type Piece = EditedInspirationAnswer['pieces'][number]

/** A picture with its marks: a click places the chosen one, arrows move it; each is a row of the form beside it. */
export function MarkEditor({
  index,
  image,
  pictureUrl,
  pieces,
  found,
}: {
  index: number
  image: Image
  pictureUrl: string
  pieces: readonly Piece[]
  found: readonly Piece[] | null
}) {
  const [marks, setMarks] = useState<readonly EditedMark[]>([...image.hotspots.map(markOf), markOf(null)])
  const [chosen, setChosen] = useState(marks.length - 1)
  const [names, setNames] = useState(new Map(pieces.map((piece) => [String(piece.variantId), nameOf(piece)])))
  const change = (at: number, mark: Partial<EditedMark>): void => setMarks((now) => changedMarks(now, at, mark))
  const place = (event: MouseEvent<HTMLImageElement>): void => change(chosen, placeOfClick(event))
  const use = (piece: Piece): void => {
    setNames((now) => new Map(now).set(String(piece.variantId), nameOf(piece)))
    change(chosen, { variantId: String(piece.variantId) })
  }
  return (
    <fieldset className="mark-editor">
      <legend>Imagem {index + 1}</legend>
      <input type="hidden" name="picture" value={image.picture} />
      <input type="hidden" name="width" value={image.width} />
      <input type="hidden" name="height" value={image.height} />
      <p className="soft">
        Escolha uma peça da lista e clique na imagem para lhe dar lugar; as setas movem a marca escolhida, com Shift
        mais depressa.
      </p>
      <div className="mark-picture">
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <img src={pictureUrl} width={image.width} height={image.height} alt="" onClick={place} />
        {marks.map((mark, at) =>
          mark.variantId === '' && at !== chosen ? null : (
            <button
              key={at}
              type="button"
              className={`mark ${markPlace(Number(mark.x), Number(mark.y))}`}
              aria-pressed={at === chosen}
              aria-label={`Marca ${at + 1}: ${names.get(mark.variantId) ?? 'sem peça'}`}
              onClick={() => setChosen(at)}
              onKeyDown={(event) => {
                const step = stepOf(event)
                if (step === null) return
                event.preventDefault()
                setChosen(at)
                change(at, { x: moved(mark.x, step.x), y: moved(mark.y, step.y) })
              }}
            >
              {at + 1}
            </button>
          ),
        )}
      </div>
      <ol className="mark-rows">
        {marks.map((mark, at) => (
          <MarkRow
            key={at}
            image={index}
            number={at + 1}
            mark={mark}
            name={names.get(mark.variantId)}
            isChosen={at === chosen}
            onChoose={() => setChosen(at)}
            onChange={(changed) => change(at, changed)}
          />
        ))}
      </ol>
      <PieceSearch found={found} onUse={use} />
    </fieldset>
  )
}

function MarkRow({
  image,
  number,
  mark,
  name,
  isChosen,
  onChoose,
  onChange,
}: {
  image: number
  number: number
  mark: EditedMark
  name: string | undefined
  isChosen: boolean
  onChoose(): void
  onChange(change: Partial<EditedMark>): void
}) {
  const { x, y, variantId } = mark
  return (
    <li data-chosen={isChosen || undefined}>
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        {name ?? (variantId === '' ? 'Nova peça' : `Oferta ${variantId}`)}
      </button>
      <Figure
        name={`variant${image}`}
        label={`Oferta da marca ${number}`}
        value={variantId}
        onValue={(value) => onChange({ variantId: value })}
      />
      <Figure
        name={`x${image}`}
        label={`Milésimas da esquerda, marca ${number}`}
        value={x}
        onValue={(value) => onChange({ x: value })}
      />
      <Figure
        name={`y${image}`}
        label={`Milésimas de cima, marca ${number}`}
        value={y}
        onValue={(value) => onChange({ y: value })}
      />
      <button type="button" onClick={() => onChange({ variantId: '' })}>
        Retirar
      </button>
    </li>
  )
}

function Figure({
  name,
  label,
  value,
  onValue,
}: {
  name: string
  label: string
  value: string
  onValue(value: string): void
}) {
  return (
    <input
      name={name}
      aria-label={label}
      inputMode="numeric"
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  )
}

function moved(value: string, by: number): string {
  return String(Math.min(1000, Math.max(0, Number(value) + by)))
}

function nameOf({ name, eshopName, isForSale }: Piece): string {
  return `${name}, ${eshopName}${isForSale ? '' : ' (já não se vende)'}`
}
