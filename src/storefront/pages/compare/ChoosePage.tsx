import { awaitedMark } from '../../parts/pictures/awaited.ts'
import { NoPicture } from '../../parts/pictures/NoPicture.tsx'
import { paths } from '../../paths.ts'
import { regionOptions } from '../../region-address.ts'
import { useSite } from '../../site.ts'
import { MOST_SHOWN } from './compare-address.ts'
import type { ChoiceView } from './choices.ts'
import { CompareNotices } from './CompareNotices.tsx'
import type { CompareNotice } from './compare-view.ts'
import { Button } from '../../ui/Button.tsx'

export interface ChooseProps {
  readonly view: ChoiceView
  readonly variantIds: readonly number[]
  readonly notices: readonly CompareNotice[]
}

/** More than six are kept: which six stand beside each other? A form, so that it needs no script. */
export function ChoosePage({ view, notices }: Pick<ChooseProps, 'view' | 'notices'>) {
  const region = regionOptions.find(([each]) => each === view.region)?.[1] ?? ''
  return (
    <div className="wrap compare-page" data-compare-page="">
      <h1>{`Quais destes ${view.count}?`}</h1>
      <p className="lead">{`Lado a lado cabem ${MOST_SHOWN}. Os outros continuam guardados.`}</p>
      <CompareNotices notices={notices} />
      <form className="choose" action={paths.compareProducts()} data-compare-choose={MOST_SHOWN}>
        {view.groups.map(({ title, choices }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            {choices.map((choice) => (
              <Choice key={choice.variantId} choice={choice} />
            ))}
          </fieldset>
        ))}
        {region !== '' && <input type="hidden" name="regiao" value={region} />}
        <p className="choose-apply">
          <Button tone="primary" type="submit">
            Comparar os escolhidos
          </Button>
          <span role="status" data-compare-chosen="" />
        </p>
      </form>
    </div>
  )
}

/** A piece that one may choose, by its picture and what it costs. */
export function Choice({ choice }: { choice: ChoiceView['groups'][number]['choices'][number] }) {
  const site = useSite()
  return (
    <label className="choice">
      <input type="checkbox" name="v" value={choice.variantId} defaultChecked={choice.isChosen} autoComplete="off" />
      {choice.image === null ? (
        <NoPicture />
      ) : (
        <img
          {...awaitedMark(choice.image)}
          src={site.imageUrl(choice.image, { sizeName: 'listingRectangleMobile' })}
          width={96}
          height={77}
          alt=""
          loading="lazy"
        />
      )}
      <span>
        {choice.name}
        <small>{`${choice.total} · ${choice.eshopName}`}</small>
      </span>
    </label>
  )
}
