import { Link } from 'react-router'
import type { ShopBids } from '#platform/api-client/calls.ts'
import { countOf, formatDay } from '#storefront/copy/format.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { HiddenField, SelectField, TextAreaField, TextField } from '../../../parts/Field.tsx'
import { FieldRows } from '../../../parts/FieldRows.tsx'
import { FieldGroup } from '../../../parts/FieldGroup.tsx'
import { eurosText, eurosTyped } from '../../../parts/money-words.ts'
import { usePlace } from '../../../parts/frame/place-context.ts'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import type { ScreenProps } from '../../screen.ts'
import { ALL_CATEGORIES, ESTIMATE, factorLines, labelFactorLines } from './bidding-of-form.ts'
import { modeWords } from './mode-words.ts'

const MOST_CPC = 2
const modes = (['MPO', 'RPO', 'APO'] as const).map((mode) => [mode, modeWords[mode]] as const)

/** B-04: bids by category and price, factors by item, and the mode. */
export function BidsScreen({ data, outcome }: ScreenProps<ShopBids>) {
  const { version, commonFloor } = data
  return (
    <>
      <ScreenHead
        title="Licitações"
        lead={`Quanto a loja paga por cada clique: nada, ou entre o mínimo da categoria (${eurosText(commonFloor)}, salvo onde se diz outro) e ${eurosText(MOST_CPC)}.`}
      >
        <Link to="/orcamento">Orçamento</Link>
        <Link to="/cliques">Cliques</Link>
      </ScreenHead>
      <FreeClicks data={data} />
      <p className="soft">
        Uma licitação só sobe a oferta que já é a melhor do seu produto, e um lugar que ela muda diz «Patrocinado». A
        qualidade conta mais do que o que se paga.
      </p>
      <AnsweredForm outcome={outcome} className="form wide" key={version}>
        <HiddenField name="version" value={version} />
        <BidRows data={data} />
        <ModePart data={data} />
        <FactorsPart data={data} />
        <EstimatedPart categories={data.categories} isTried={outcome?.kind === 'tried'} />
        <div className="actions">
          <button type="submit" className="primary">
            Guardar
          </button>
        </div>
      </AnsweredForm>
    </>
  )
}

/** Who chooses what a click costs, with what each choice means. */
function ModePart({ data: { mode, targetCpc } }: { data: Pick<ShopBids, 'mode' | 'targetCpc'> }) {
  return (
    <FieldGroup
      title="Quem escolhe o preço de cada clique"
      lead={modeWords[mode].replace(/:.*/, '')}
      names={['mode', 'targetCpc']}
      isOpen={mode !== 'MPO'}
    >
      <SelectField name="mode" label="Quem escolhe" options={modes} defaultValue={mode} />
      <dl className="meanings soft">
        <dt>A loja</dt>
        <dd>Cada clique custa o que licitou acima.</dd>
        <dt>O lugar</dt>
        <dd>
          Custa o que a loja mais forte da categoria paga, do mínimo até ao que licitou. Não perde o lugar por pagar
          menos.
        </dd>
        <dt>O Poiso</dt>
        <dd>
          Custa uma parte do que licitou, nunca mais do que o máximo. A parte desce dez pontos depois de um dia em que o
          orçamento se esgotou, e sobe dez depois dos outros.
        </dd>
      </dl>
      <TextField
        name="targetCpc"
        label="No máximo por clique (€)"
        hint="Só quando é o Poiso que escolhe."
        inputMode="decimal"
        defaultValue={eurosTyped(targetCpc)}
      />
    </FieldGroup>
  )
}

/** More or less for some items or labels: for the few shops that want it, so folded away. */
function FactorsPart({ data: { factors, labelFactors } }: { data: Pick<ShopBids, 'factors' | 'labelFactors'> }) {
  const count = factors.length + labelFactors.length
  return (
    <FieldGroup
      title="Pagar mais ou menos por alguns artigos"
      lead={count === 0 ? 'nenhum' : countOf(count, ['linha', 'linhas'])}
      names={['factors', 'labelFactors']}
      isOpen={count > 0}
    >
      <TextAreaField
        name="factors"
        label="Fatores por artigo"
        hint="Um por linha: o número do artigo no seu feed e a percentagem da licitação, de 0 a 300. «SOFA-12 150» paga metade a mais."
        rows={4}
        isCode
        defaultValue={factorLines(factors)}
      />
      <TextAreaField
        name="labelFactors"
        label="Fatores por rótulo"
        hint="Um por linha: um rótulo do seu feed (custom_label_0 a custom_label_4), o valor e a percentagem. «custom_label_0=verão 150» paga metade a mais. O que se diz de um artigo vale primeiro; de vários rótulos, vale o mais alto."
        rows={3}
        isCode
        defaultValue={labelFactorLines(labelFactors)}
      />
    </FieldGroup>
  )
}

/** What to estimate, and the button that does. */
function EstimatedPart({ categories, isTried }: Pick<ShopBids, 'categories'> & { isTried: boolean }) {
  const options = [
    [ALL_CATEGORIES, 'Todas as categorias'],
    ...categories.map(({ categoryId, name }) => [String(categoryId), name] as const),
  ] as const
  return (
    <FieldGroup title="Ver o efeito antes de guardar" lead="nada é guardado" names={['of']} isOpen={isTried}>
      <p className="soft">
        Uma estimativa com as ofertas e as licitações de hoje: os lugares, quantos dizem «Patrocinado», e o que teriam
        custado os cliques dos últimos 30 dias.
      </p>
      <div className="filters named">
        <SelectField name="of.categoryId" label="Estimar para" options={options} defaultValue={ALL_CATEGORIES} />
        <TextField name="of.priceFrom" label="Ofertas desde (€)" inputMode="decimal" />
        <TextField name="of.priceTo" label="Ofertas até (€)" inputMode="decimal" />
      </div>
      <div className="actions">
        <button type="submit" name="do" value={ESTIMATE}>
          Estimar
        </button>
      </div>
    </FieldGroup>
  )
}

/** G-04: until terms hold for the shop by which clicks cost, nothing that it bids does. */
function FreeClicks({ data: { clicksCost, costFrom } }: { data: Pick<ShopBids, 'clicksCost' | 'costFrom'> }) {
  const { siteUrl } = usePlace()
  if (clicksCost) return null
  return (
    <p className="outcome done">
      {costFrom === null
        ? 'Os cliques são grátis: ainda não vigoram para esta loja termos em que tenham preço. O que licitar fica guardado. '
        : `As suas licitações custam a partir de ${formatDay(costFrom)}; até lá os cliques são grátis. `}
      <a href={`${siteUrl}/termos/lojas`}>Termos das lojas</a>
    </p>
  )
}

/** Rows that are there name their category; new ones choose it. */
function BidRows({ data: { bids, categories } }: { data: ShopBids }) {
  const known = new Map(categories.map((category) => [category.categoryId, category]))
  const options = [
    [ALL_CATEGORIES, 'Todas as categorias'],
    ...categories.map(
      ({ categoryId, name, floor }) => [String(categoryId), `${name} (desde ${eurosText(floor)})`] as const,
    ),
  ] as const
  return (
    <fieldset className="field">
      <legend>Quanto licita, por categoria e preço</legend>
      <p className="soft">
        «Desde» e «Até» são o preço das ofertas. Vale a licitação da categoria mais próxima da oferta. Para retirar uma,
        deixe o preço por clique vazio; 0 não paga nada. Depois de guardar há linhas para mais.
      </p>
      <FieldRows table="bids" label="Licitação" rows={bids} className="filters named bid">
        {(bid, name, number) => {
          const floor = known.get(bid?.categoryId ?? 0)?.floor
          const hint = floor === undefined ? {} : { hint: `mínimo ${eurosText(floor)}` }
          return (
            <>
              <SelectField
                name={name('categoryId')}
                label={`Licitação ${number}: categoria`}
                options={bid === null ? options : optionOf(bid.categoryId, options)}
                defaultValue={String(bid?.categoryId ?? ALL_CATEGORIES)}
              />
              <TextField
                name={name('priceFrom')}
                label="Desde (€)"
                inputMode="decimal"
                defaultValue={eurosTyped(bid === null ? null : bid.priceFrom)}
              />
              <TextField
                name={name('priceTo')}
                label="Até (€)"
                inputMode="decimal"
                defaultValue={eurosTyped(bid?.priceTo ?? null)}
              />
              <TextField
                name={name('cpc')}
                label="Por clique (€)"
                inputMode="decimal"
                defaultValue={eurosTyped(bid?.cpc ?? null)}
                {...hint}
              />
            </>
          )
        }}
      </FieldRows>
    </fieldset>
  )
}

/** A bid stays in its category: with hundreds of bids each list of all would be a page of its own. */
function optionOf(categoryId: number | null, options: readonly (readonly [string, string])[]) {
  const value = String(categoryId ?? ALL_CATEGORIES)
  return options.filter(([each]) => each === value)
}
