import { useState } from 'react'
import type { EditedInspirationAnswer } from '#platform/api-client/calls.ts'
import { CheckField } from '../../../parts/Field.tsx'
import { MarkField } from '../../../parts/marks/MarkField.tsx'
import { MarkPicture } from '../../../parts/marks/MarkPicture.tsx'
import { changedMarks } from '../../../parts/marks/marks.ts'
import { type EditedMark, markOf, NONE } from './edited-mark.ts'
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
  const change = (at: number, mark: Partial<EditedMark>): void => setMarks((now) => changedMarks(now, at, mark, NONE))
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
      <MarkPicture
        url={pictureUrl}
        size={{ width: image.width, height: image.height }}
        marks={marks.map((mark) => ({ ...mark, name: nameOfMark(mark, names) }))}
        chosen={chosen}
        onChoose={setChosen}
        onPlace={change}
      />
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
      <CheckField name={`drop${index}`} label="Tirar esta imagem ao guardar" />
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
      <MarkField
        name={`variant${image}`}
        head="Oferta"
        label={`Oferta da marca ${number}`}
        value={variantId}
        onValue={(value) => onChange({ variantId: value })}
      />
      <MarkField
        name={`x${image}`}
        head="Da esquerda (‰)"
        label={`Da esquerda (‰), marca ${number}`}
        value={x}
        onValue={(value) => onChange({ x: value })}
      />
      <MarkField
        name={`y${image}`}
        head="De cima (‰)"
        label={`De cima (‰), marca ${number}`}
        value={y}
        onValue={(value) => onChange({ y: value })}
      />
      <button type="button" onClick={() => onChange({ variantId: '' })}>
        Retirar
      </button>
    </li>
  )
}

function nameOfMark({ variantId }: EditedMark, names: ReadonlyMap<string, string>): string | null {
  return variantId === '' ? null : (names.get(variantId) ?? `Oferta ${variantId}`)
}

function nameOf({ name, eshopName, isForSale }: Piece): string {
  return `${name}, ${eshopName}${isForSale ? '' : ' (já não se vende)'}`
}
