import { useState } from 'react'
import type { ArticleBlock } from '#domains/content/rules/article-document.ts'
import { MarkField } from '../../../parts/marks/MarkField.tsx'
import { MarkPicture } from '../../../parts/marks/MarkPicture.tsx'
import { changedMarks } from '../../../parts/marks/marks.ts'
import { editedSpots, type EditedSpot, NO_SPOT } from './room-spots.ts'

/** The points of a room: placed by a click on its picture, named in rows. Without script the rows are all there is. */
export function RoomSpots({
  block,
  pictureUrl,
  name,
}: {
  block: ArticleBlock & { kind: 'room' }
  /** undefined: the picture is not saved yet. */
  pictureUrl: string | undefined
  name(field: string): string
}) {
  const [spots, setSpots] = useState<readonly EditedSpot[]>(editedSpots(block))
  const [chosen, setChosen] = useState(spots.length - 1)
  const change = (at: number, spot: Partial<EditedSpot>): void =>
    setSpots((now) => changedMarks(now, at, spot, NO_SPOT))
  return (
    <fieldset className="mark-editor">
      <legend>Pontos</legend>
      {pictureUrl === undefined ? (
        <p className="soft">Guarde com uma imagem para lhe dar pontos.</p>
      ) : (
        <>
          <p className="soft">Escolha um ponto da lista e clique na imagem para lhe dar lugar; as setas movem-no.</p>
          <MarkPicture
            url={pictureUrl}
            marks={spots.map((spot) => ({ ...spot, name: NO_SPOT.isEmpty(spot) ? null : spot.label }))}
            chosen={chosen}
            onChoose={setChosen}
            onPlace={change}
          />
        </>
      )}
      <ol className="mark-rows spot-rows">
        {spots.map((spot, at) => (
          <li key={at} data-chosen={at === chosen || undefined}>
            <button
              type="button"
              aria-pressed={at === chosen}
              aria-label={`Escolher o ponto ${at + 1}`}
              onClick={() => setChosen(at)}
            >
              {at + 1}
            </button>
            {FIELDS.map(([field, label, isFigure]) => (
              <MarkField
                key={field}
                name={name(field)}
                head={label}
                label={`${label}, ponto ${at + 1}`}
                value={spot[field]}
                isFigure={isFigure}
                onValue={(value) => change(at, { [field]: value })}
              />
            ))}
            <button
              type="button"
              aria-label={`Retirar o ponto ${at + 1}`}
              onClick={() => change(at, { label: '', leadsTo: '' })}
            >
              Retirar
            </button>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

const FIELDS = [
  ['label', 'Nome', false],
  ['leadsTo', 'Listagem ou número do produto', false],
  ['x', 'Da esquerda (‰)', true],
  ['y', 'De cima (‰)', true],
] as const
