import { Form, Link } from 'react-router'
import type { FeedValuesAnswer, ShopOfferAnswer } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { SelectField, TextField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { useMay } from '../../../parts/frame/use-may.ts'
import { ATTRIBUTE_LISTS } from '../../../parts/overrides/attributes-of-form.ts'
import { valueWords } from '../../../parts/overrides/variant-words.ts'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { OfferCorrection } from './OfferCorrection.tsx'

interface Corrections {
  readonly values: FeedValuesAnswer
  /** What was asked for; '': nothing. */
  readonly itemId: string
  /** null: there is no such item on offer. */
  readonly offer: ShopOfferAnswer | null
}

/** B-07: what we read of the shop's items, and what it says in its place. */
export function CorrectionsScreen({ data: { values, itemId, offer }, outcome }: ScreenProps<Corrections>) {
  return (
    <>
      <ScreenHead
        title="Correções"
        lead="O que lemos dos seus artigos. O que corrigir vale em cada leitura do feed, até o desfazer."
      />
      <FilterForm search={null}>
        <SelectField
          name="lista"
          label="Valores de"
          defaultValue={values.list}
          options={ATTRIBUTE_LISTS.map((name) => [name, valueWords(name)])}
        />
        <TextField name="artigo" label="Corrigir um artigo (id da loja)" defaultValue={itemId} maxLength={200} />
      </FilterForm>
      {itemId !== '' && offer === null && <p className="outcome refused">Não há nenhuma oferta com esse id.</p>}
      {offer !== null && <OfferCorrection offer={offer} outcome={outcome} />}
      <Values values={values} />
      <Rules values={values} />
    </>
  )
}

function labelsOf(ids: readonly number[], choices: FeedValuesAnswer['choices']): string {
  return ids.length === 0
    ? 'nada'
    : ids.map((id) => choices.find((choice) => choice.id === id)?.label ?? String(id)).join(', ')
}

function Values({ values: { list, values, choices } }: { values: FeedValuesAnswer }) {
  const may = useMay()
  if (values.length === 0)
    return (
      <p className="empty">{`Nenhum campo do feed fala de ${valueWords(list).toLowerCase()}. Escolha outra característica, ou escreva o id de um artigo para ver tudo o que lemos dele.`}</p>
    )
  return (
    <section aria-label={`Valores de ${valueWords(list)}`}>
      <h2>{`${valueWords(list)}: o que o feed diz e o que lemos`}</h2>
      {values.map(({ value, fields, offers, ids, isCorrected }) => (
        <Form key={value} method="post" className="form">
          <h3>
            <bdi>{value}</bdi>
          </h3>
          <p className="soft">
            {`${countOf(offers, ['oferta', 'ofertas'])}, ${fields.join(', ')} · lemos: ${labelsOf(ids, choices)}${isCorrected ? ' (corrigido por si)' : ''}`}
          </p>
          {may('feed') && (
            <div className="actions">
              <input type="hidden" name="list" value={list} />
              <input type="hidden" name="value" value={value} />
              <SelectField
                name="id"
                label="Quer dizer"
                defaultValue={String(ids[0] ?? 0)}
                options={[['0', 'Nada'], ...choices.map(({ id, label }): [string, string] => [String(id), label])]}
              />
              <button type="submit" name="what" value="value">
                Corrigir
              </button>
            </div>
          )}
        </Form>
      ))}
    </section>
  )
}

/** Rules of every list; labels are of the one that is shown. */
function Rules({ values: { list, rules, choices } }: { values: FeedValuesAnswer }) {
  const may = useMay()
  if (rules.length === 0) return null
  return (
    <section aria-label="Correções feitas">
      <h2>Correções feitas</h2>
      {rules.map((rule) => (
        <Form key={rule.ruleId} method="post" className="form">
          <p>
            {`${valueWords(rule.list)}: `}
            <bdi>{rule.value}</bdi>
            {rule.list === list ? ` → ${labelsOf(rule.ids, choices)}` : ''}
            {`, ${countOf(rule.movedOffers, ['oferta', 'ofertas'])}, ${momentWords(rule.madeAt)}`}
            {rule.undoneAt !== null && `; desfeita em ${momentWords(rule.undoneAt)}`}
            {rule.list !== list && <Link to={`/correcoes?lista=${rule.list}`}> Ver</Link>}
          </p>
          {rule.undoneAt === null && may('feed') && (
            <div className="actions">
              <input type="hidden" name="ruleId" value={rule.ruleId} />
              <button type="submit" name="what" value="undo">
                Desfazer
              </button>
            </div>
          )}
        </Form>
      ))}
    </section>
  )
}
