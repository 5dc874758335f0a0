import { Form, Link } from 'react-router'
import type { VariantInfo } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { CheckField, HiddenField, SelectField, TextAreaField, TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import { usePlace } from '../../../parts/frame/place-context.ts'
import type { ScreenProps } from '../../screen.ts'
import { MODES, modeOf, TYPED_HINT } from '../../../parts/overrides/override-modes.ts'
import { ListGroups, SizeGroup } from '../../../parts/overrides/AttributeGroups.tsx'
import { PictureGroup } from './PictureGroup.tsx'
import { stateWords } from '../../../parts/overrides/variant-words.ts'

/** R-23: what a person says of an offer in place of its feed, with a reason, until it is taken back. */
export function VariantEditScreen({ data, outcome }: ScreenProps<VariantInfo>) {
  const { override } = data
  const category = data.categories.some(({ id }) => id === data.present.categoryId)
    ? String(data.present.categoryId)
    : ''
  return (
    <>
      <Head data={data} />
      {override !== null && (
        <section className="outcome">
          <p>
            {`Corrigida em ${momentWords(override.at)}${override.by === null ? '' : ` pela pessoa n.º ${override.by}`}: ${override.reason}`}
          </p>
          <TakeBack version={override.version} />
        </section>
      )}
      <AnsweredForm outcome={outcome} className="form" key={override?.version ?? 0}>
        <HiddenField name="version" value={override?.version ?? 0} />
        <SelectField
          name="title.mode"
          label="Nome"
          options={MODES.slice(0, 2)}
          defaultValue={modeOf(override?.values.title)}
        />
        <TextField
          name="title"
          label="Nome corrigido"
          hint={TYPED_HINT}
          defaultValue={data.present.title}
          maxLength={200}
        />
        <HiddenField name="title.read" value={data.present.title.trim()} />
        <SelectField
          name="categoryId.mode"
          label="Categoria"
          options={MODES}
          defaultValue={modeOf(override?.values.categoryId)}
        />
        <SelectField
          name="categoryId"
          label="Categoria corrigida"
          hint={TYPED_HINT}
          defaultValue={category}
          options={[
            ...(category === '' ? [['', 'Desconhecida'] as const] : []),
            ...data.categories.map(({ id, label }) => [String(id), label] as const),
          ]}
        />
        <HiddenField name="categoryId.read" value={category} />
        <ListGroups data={data} />
        <SizeGroup data={data} />
        <PictureGroup data={data} />
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
      </AnsweredForm>
    </>
  )
}

function Head({ data }: { data: VariantInfo }) {
  const { siteUrl } = usePlace()
  return (
    <ScreenHead title={data.title} lead={`${data.eshop.name} · ${data.itemId} · ${stateWords[data.state]}`}>
      <Link to={`/ofertas/${data.variantId}/info`}>De onde vem cada valor</Link>
      <Link to={`/produtos/${data.product.id}`}>Produto</Link>
      <Link to={`/lojas/${data.eshop.id}/categorias?artigo=${encodeURIComponent(data.itemId)}`}>
        Categoria de todas como esta
      </Link>
      <a href={`${siteUrl}/produto/v/${data.variantId}`}>Ver no site</a>
    </ScreenHead>
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
