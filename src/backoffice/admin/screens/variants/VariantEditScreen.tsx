import { Form, Link } from 'react-router'
import type { VariantInfo } from '#platform/api-client/calls.ts'
import { CheckField, SelectField, TextAreaField, TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import { usePlace } from '../../place-context.ts'
import type { ScreenProps } from '../../screen.ts'
import { axisWords, stateWords, valueWords } from './variant-words.ts'

const MODES = [
  ['', 'Como diz o feed'],
  ['set', 'Corrigir'],
  ['unknown', 'Desconhecido'],
] as const

/** R-23: what a person says of an offer in place of its feed, with a reason, until it is taken back. */
export function VariantEditScreen({ data }: ScreenProps<VariantInfo>) {
  const { siteUrl } = usePlace()
  const { override } = data
  return (
    <>
      <ScreenHead title={data.title} lead={`${data.eshop.name} · ${data.itemId} · ${stateWords[data.state]}`}>
        <Link to={`/ofertas/${data.variantId}/info`}>De onde vem cada valor</Link>
        <Link to={`/produtos/${data.product.id}`}>Produto</Link>
        <a href={`${siteUrl}/produto/v/${data.variantId}`}>Ver no site</a>
      </ScreenHead>
      {override !== null && (
        <section className="outcome">
          <p>
            {`Corrigida em ${momentWords(override.at)}${override.by === null ? '' : ` pela pessoa n.º ${override.by}`}: ${override.reason}`}
          </p>
          <TakeBack version={override.version} />
        </section>
      )}
      <Form method="post" className="form" key={override?.version ?? 0}>
        <input type="hidden" name="version" value={override?.version ?? 0} />
        <SelectField
          name="title.mode"
          label="Nome"
          options={MODES.slice(0, 2)}
          defaultValue={modeOf(override?.values.title)}
        />
        <TextField name="title" label="Nome corrigido" defaultValue={data.present.title} maxLength={200} />
        <SelectField
          name="categoryId.mode"
          label="Categoria"
          options={MODES}
          defaultValue={modeOf(override?.values.categoryId)}
        />
        <SelectField
          name="categoryId"
          label="Categoria corrigida"
          defaultValue={String(data.present.categoryId ?? '')}
          options={data.categories.map(({ id, label }) => [String(id), label])}
        />
        <Lists data={data} />
        <Sizes data={data} />
        <Pictures data={data} />
        <CheckField
          name="isDisabled"
          label="Desativar: a oferta sai das listagens"
          isChecked={override?.values.isDisabled === true}
        />
        <TextAreaField
          name="reason"
          label="Motivo"
          hint="Fica no registo de alterações."
          rows={2}
          maxLength={500}
          required
        />
        <div className="actions">
          <button type="submit" className="primary" name="what" value="save">
            Guardar correção
          </button>
        </div>
      </Form>
    </>
  )
}

function TakeBack({ version }: { version: number }) {
  return (
    <Form method="post" className="actions">
      <input type="hidden" name="version" value={version} />
      <TextField name="reason" label="Motivo para retirar a correção" maxLength={500} required />
      <button type="submit" name="what" value="take-back">
        Voltar ao feed
      </button>
    </Form>
  )
}

function Lists({ data }: { data: VariantInfo }) {
  return data.present.lists.map(({ name, ids, options }) => (
    <fieldset key={name} className="field">
      <legend>{valueWords(name)}</legend>
      <SelectField
        name={`${name}.mode`}
        label={`${valueWords(name)}: origem`}
        options={MODES}
        defaultValue={modeOf(data.override?.values[name])}
      />
      <details>
        <summary>Escolher</summary>
        {options.map(({ id, label }) => (
          <CheckField key={id} name={name} value={String(id)} label={label} isChecked={ids.includes(id)} />
        ))}
      </details>
    </fieldset>
  ))
}

function Sizes({ data: { present } }: { data: VariantInfo }) {
  return (
    <details className="field">
      <summary>Medidas</summary>
      {present.sizes.map(({ axis, lowMm, highMm, isOverridden }) => (
        <fieldset key={axis} className="actions">
          <legend>{axisWords[axis]}</legend>
          <SelectField
            name={`sizes.${axis}.mode`}
            label="Origem"
            options={MODES}
            defaultValue={isOverridden ? (lowMm === null ? 'unknown' : 'set') : ''}
          />
          <TextField name={`sizes.${axis}.low`} label="De (mm)" inputMode="numeric" defaultValue={lowMm ?? ''} />
          <TextField name={`sizes.${axis}.high`} label="Até (mm)" inputMode="numeric" defaultValue={highMm ?? ''} />
        </fieldset>
      ))}
    </details>
  )
}

/** Those that are chosen come first, in this order; the feed's others follow. */
function Pictures({ data: { pictures, override } }: { data: VariantInfo }) {
  const chosen = override?.values.imageUrls ?? []
  return (
    <details className="field">
      <summary>{`Ordem das imagens (${pictures.length})`}</summary>
      {pictures.slice(0, MOST_CHOSEN).map((_, at) => (
        <SelectField
          key={at}
          name="imageUrls"
          label={`${at + 1}.ª imagem`}
          defaultValue={chosen[at] ?? ''}
          options={[['', 'Como no feed'], ...pictures.map(({ url }): [string, string] => [url, url])]}
        />
      ))}
    </details>
  )
}

const MOST_CHOSEN = 5

function modeOf(said: unknown): string {
  return said === undefined ? '' : said === null ? 'unknown' : 'set'
}
