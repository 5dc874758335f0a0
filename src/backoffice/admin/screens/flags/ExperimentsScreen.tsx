import { Link } from 'react-router'
import type { ShowFlagsAnswer } from '#platform/api-client/calls.ts'
import { type Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { fieldIn, statusWords } from './definition-words.ts'

type KeptExperiment = ShowFlagsAnswer['experiments'][number]

const columns: readonly Column<KeptExperiment>[] = [
  { id: 'key', header: 'Experiência', cell: ({ key }) => <Link to={`/experiencias/${key}`}>{key}</Link>, isName: true },
  { id: 'name', header: 'Nome', cell: ({ definition }) => String(fieldIn(definition, 'name') ?? ''), look: 'wide' },
  { id: 'status', header: 'Estado', cell: ({ definition }) => statusWords(fieldIn(definition, 'status')) },
  { id: 'started', header: 'Início', cell: ({ startedAt }) => momentWords(startedAt), look: 'nowrap' },
  { id: 'stopped', header: 'Fim', cell: ({ stoppedAt }) => momentWords(stoppedAt), look: 'nowrap' },
]

/** B-08: experiments, running and over. */
export function ExperimentsScreen({ data }: ScreenProps<readonly KeptExperiment[]>) {
  const list = { rows: data, page: 1, pageSize: data.length, totalCount: data.length }
  return (
    <>
      <ScreenHead title="Experiências" lead="O que se compara com visitantes de verdade." />
      <DataTable
        caption="Experiências"
        words={['experiência', 'experiências']}
        columns={columns}
        list={list}
        idOf={({ key }) => key}
        empty="Ainda não há experiências."
      />
    </>
  )
}
