import { Link } from 'react-router'
import type { ShowFlagsAnswer } from '#platform/api-client/calls.ts'
import { type Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import type { ScreenProps } from '../../screen.ts'
import { fieldIn } from './definition-words.ts'

type KeptFlag = ShowFlagsAnswer['features'][number]

const columns: readonly Column<KeptFlag>[] = [
  { id: 'key', header: 'Flag', cell: ({ key }) => <Link to={`/flags/${key}`}>{key}</Link>, isName: true },
  {
    id: 'value',
    header: 'Valor',
    cell: ({ definition }) => valueWords(fieldIn(definition, 'defaultValue')),
    look: 'nowrap',
  },
  { id: 'rules', header: 'Regras', cell: ({ definition }) => rulesOf(definition).length, look: 'end' },
  {
    id: 'description',
    header: 'Para quê',
    cell: ({ definition }) => String(fieldIn(definition, 'description') ?? ''),
    look: 'wide',
  },
]

/** B-08: what is on and what is off. */
export function FlagsScreen({ data: { environment, features } }: ScreenProps<ShowFlagsAnswer>) {
  const list = { rows: features, page: 1, pageSize: features.length, totalCount: features.length }
  return (
    <>
      <ScreenHead title="Flags" lead={`Ambiente: ${environment}.`} />
      <DataTable caption="Flags" words={['flag', 'flags']} columns={columns} list={list} idOf={({ key }) => key} />
    </>
  )
}

export function valueWords(value: unknown): string {
  return value === true ? 'Ligada' : value === false ? 'Desligada' : JSON.stringify(value)
}

function rulesOf(definition: KeptFlag['definition']): readonly unknown[] {
  const rules = fieldIn(definition, 'rules')
  return Array.isArray(rules) ? rules : []
}
