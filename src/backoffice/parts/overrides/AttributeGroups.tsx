import type { VariantInfo } from '#platform/api-client/calls.ts'
import { ChoiceList } from '../ChoiceList.tsx'
import { HiddenField, SelectField, TextField } from '../Field.tsx'
import { FieldGroup } from '../FieldGroup.tsx'
import { MODES, modeOf, readList, readSize, TYPED_HINT } from './override-modes.ts'
import { axisWords, valueWords } from './variant-words.ts'

/** An offer's attributes as they stand, with what may be chosen, and what a person has said of them. */
export interface CorrectedOffer {
  readonly present: Pick<VariantInfo['present'], 'lists' | 'sizes'>
  readonly override: { readonly values: NonNullable<VariantInfo['override']>['values'] } | null
}

/** Colours, materials and their kin, each folded away: those that the offer has something of come first. */
export function ListGroups({ data: { present, override } }: { data: CorrectedOffer }) {
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
export function SizeGroup({ data: { present } }: { data: CorrectedOffer }) {
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
