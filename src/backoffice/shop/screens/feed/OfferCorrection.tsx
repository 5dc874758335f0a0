import { Form } from 'react-router'
import type { ShopOfferAnswer } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { HiddenField } from '../../../parts/Field.tsx'
import type { Outcome } from '../../../parts/frame/outcome.ts'
import { useMay } from '../../../parts/frame/use-may.ts'
import { ListGroups, SizeGroup } from '../../../parts/overrides/AttributeGroups.tsx'
import { sourceWords, stateWords, valueWords } from '../../../parts/overrides/variant-words.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { momentWords } from '../../../parts/words.ts'

/** One item: what was read of it and where, and what the shop says in its place. */
export function OfferCorrection({ offer, outcome }: { offer: ShopOfferAnswer; outcome: Outcome | undefined }) {
  const may = useMay()
  const { override } = offer
  return (
    <section aria-label={offer.title}>
      <h2>
        <bdi>{offer.title}</bdi>
      </h2>
      <p className="soft">{`${offer.itemId} · ${stateWords[offer.state]}`}</p>
      {override !== null && (
        <p className="outcome">
          {`${override.madeBy === 'shop' ? 'Corrigido por si' : 'Corrigido pela nossa equipa'} em ${momentWords(override.at)}.`}
        </p>
      )}
      <PlainTable
        caption="O que lemos"
        heads={['O quê', 'Valor', 'De onde vem', 'No feed']}
        rows={offer.values.map(({ name, value, source, feed, isOverridden }) => [
          valueWords(name),
          value ?? 'desconhecido',
          isOverridden
            ? override?.madeBy === 'shop'
              ? 'corrigido por si'
              : 'corrigido pela nossa equipa'
            : sourceWords(source),
          isOverridden ? (feed ?? 'desconhecido') : '–',
        ])}
      />
      {may('feed') && override?.madeBy !== 'site' && <CorrectionForm offer={offer} outcome={outcome} />}
    </section>
  )
}

function CorrectionForm({ offer, outcome }: { offer: ShopOfferAnswer; outcome: Outcome | undefined }) {
  const { override, variantId } = offer
  return (
    <>
      <AnsweredForm outcome={outcome} className="form" key={override?.version ?? 0}>
        <HiddenField name="variantId" value={variantId} />
        <HiddenField name="version" value={override?.version ?? 0} />
        <ListGroups data={offer} />
        <SizeGroup data={offer} />
        <div className="actions">
          <button type="submit" className="primary" name="what" value="offer">
            Corrigir este artigo
          </button>
        </div>
      </AnsweredForm>
      {override !== null && (
        <Form method="post" className="actions">
          <input type="hidden" name="variantId" value={variantId} />
          <input type="hidden" name="version" value={override.version} />
          <button type="submit" name="what" value="take-back">
            Voltar ao que lemos
          </button>
        </Form>
      )}
    </>
  )
}
