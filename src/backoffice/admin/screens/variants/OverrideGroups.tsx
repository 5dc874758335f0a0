import type { VariantInfo } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { ChoiceList } from '../../../parts/ChoiceList.tsx'
import { HiddenField, SelectField, TextField } from '../../../parts/Field.tsx'
import { FieldGroup } from '../../../parts/FieldGroup.tsx'
import { MODES, modeOf, readList, readSize, TYPED_HINT } from './override-modes.ts'
import { axisWords, valueWords } from '../../../parts/variant-words.ts'

/** So many are offered to be chosen; where a program has chosen more, all of its own are. */
const CHOSEN = 5

/** Colours, materials and their kin, each folded away: those that the offer has something of come first. */
export function ListGroups({ data: { present, override } }: { data: VariantInfo }) {
  const lists = present.lists.toSorted((one, other) => Number(other.ids.length > 0) - Number(one.ids.length > 0))
  return lists.map(({ name, ids, options }) => {
    const said = override?.values[name]
    const chosen = options.filter(({ id }) => ids.includes(id))
    return (
      <FieldGroup
        key={name}
        title={valueWords(name)}
        lead={chosen.map(({ label }) => label).join(', ') || 'desconhecido'}
        names={[name]}
        isOpen={said !== undefined}
      >
        <SelectField
          name={`${name}.mode`}
          label="Quem o diz"
          hint={TYPED_HINT}
          options={MODES}
          defaultValue={modeOf(said)}
        />
        <HiddenField name={`${name}.read`} value={readList(chosen.map(({ id }) => id))} />
        <ChoiceList name={name} label={valueWords(name)} options={options} chosen={ids} />
      </FieldGroup>
    )
  })
}

/** Sizes that are known come first; the others are one group further in. */
export function SizeGroup({ data: { present } }: { data: VariantInfo }) {
  const isSaid = ({ lowMm, isOverridden }: Size): boolean => lowMm !== null || isOverridden
  const [said, others] = [present.sizes.filter(isSaid), present.sizes.filter((size) => !isSaid(size))]
  return (
    <FieldGroup
      title="Medidas"
      lead={said.map(sizeWords).join(', ') || 'desconhecidas'}
      names={['sizes']}
      isOpen={present.sizes.some(({ isOverridden }) => isOverridden)}
    >
      {said.map((size) => (
        <SizeFields key={size.axis} size={size} />
      ))}
      <FieldGroup
        title={said.length === 0 ? 'Indicar medidas' : 'Outras medidas'}
        names={others.map(({ axis }) => `sizes.${axis}`)}
        isOpen={false}
      >
        {others.map((size) => (
          <SizeFields key={size.axis} size={size} />
        ))}
      </FieldGroup>
    </FieldGroup>
  )
}

type Size = VariantInfo['present']['sizes'][number]

function SizeFields({ size: { axis, lowMm, highMm, isOverridden } }: { size: Size }) {
  return (
    <fieldset className="size-fields">
      <legend>{axisWords[axis]}</legend>
      <SelectField
        name={`sizes.${axis}.mode`}
        label="Quem o diz"
        hint={TYPED_HINT}
        options={MODES}
        defaultValue={isOverridden ? (lowMm === null ? 'unknown' : 'set') : ''}
      />
      <HiddenField name={`sizes.${axis}.read`} value={readSize(lowMm, highMm)} />
      <TextField name={`sizes.${axis}.low`} label="De (mm)" inputMode="numeric" defaultValue={lowMm ?? ''} />
      <TextField name={`sizes.${axis}.high`} label="Até (mm)" inputMode="numeric" defaultValue={highMm ?? ''} />
    </fieldset>
  )
}

function sizeWords({ axis, lowMm, highMm }: Size): string {
  const range = lowMm === null ? 'desconhecida' : lowMm === highMm ? `${lowMm} mm` : `${lowMm} a ${highMm} mm`
  return `${(axisWords[axis] ?? axis).toLowerCase()} ${range}`
}

/** Those that are chosen come first, in this order; the feed's others follow. */
export function PictureGroup({ data: { pictures, override } }: { data: VariantInfo }) {
  const chosen = override?.values.imageUrls ?? []
  const count = Math.max(Math.min(CHOSEN, pictures.length), chosen.length)
  return (
    <FieldGroup
      title="Ordem das imagens"
      lead={countOf(pictures.length, ['imagem', 'imagens'])}
      names={['imageUrls']}
      isOpen={chosen.length > 0}
    >
      {pictures.length > count && (
        <p className="soft">{`Escolhem-se as primeiras ${count}; as outras seguem pela ordem do feed.`}</p>
      )}
      {Array.from({ length: count }, (_, at) => (
        <SelectField
          key={at}
          name="imageUrls"
          at={at}
          label={`${at + 1}.ª imagem`}
          defaultValue={chosen[at] ?? ''}
          options={[['', 'Como no feed'], ...pictures.map(({ url }): [string, string] => [url, url])]}
        />
      ))}
    </FieldGroup>
  )
}
