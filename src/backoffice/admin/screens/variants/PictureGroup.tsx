import type { VariantInfo } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { SelectField } from '../../../parts/Field.tsx'
import { FieldGroup } from '../../../parts/FieldGroup.tsx'

/** So many are offered to be chosen; where a program has chosen more, all of its own are. */
const CHOSEN = 5

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
