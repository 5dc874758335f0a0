import { Link, useLocation } from 'react-router'
import type { ListTextsToDecideAnswer, TextToDecide } from '#platform/api-client/calls.ts'
import type { Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { SelectField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { becauseNames, kindNames, reasonsText, ruleOptions, titleOfText } from './text-words.ts'

const SHOWN_CHARS = 300

const columns: readonly Column<TextToDecide>[] = [
  { id: 'title', header: 'Texto de', look: 'nowrap', isName: true, cell: (text) => <TextLink {...text} /> },
  {
    id: 'text',
    header: 'O que diz',
    look: 'wide',
    cell: ({ texts }) =>
      texts
        .filter((text) => text !== '')
        .join(' · ')
        .slice(0, SHOWN_CHARS),
  },
  {
    id: 'because',
    header: 'Porque espera',
    sort: 'urgency',
    cell: ({ because }) => (because === null ? '–' : becauseNames[because]),
  },
  { id: 'reasons', header: 'Regras', look: 'wide', cell: ({ reasons }) => reasonsText(reasons) || '–' },
  { id: 'notices', header: 'Denúncias', sort: 'notices', look: 'end', cell: ({ notices }) => notices },
  { id: 'queued', header: 'Desde', sort: 'queued', look: 'nowrap', cell: ({ queuedAt }) => momentWords(queuedAt) },
]

function TextLink(text: TextToDecide) {
  const { search } = useLocation()
  return <Link to={`/moderacao/${text.kind}/${text.itemId}${search}`}>{titleOfText(text)}</Link>
}

/** G-05: what waits for a person, found and filtered. */
export function ModerationScreen({ data }: ScreenProps<ListTextsToDecideAnswer>) {
  const asked = new URLSearchParams(useLocation().search)
  return (
    <>
      <ScreenHead
        title="Textos por decidir"
        lead="Primeiro as reclamações e as denúncias, depois o que espera há mais tempo."
      />
      <FilterForm>
        <SelectField
          name="kind"
          label="Textos"
          options={[['', 'Todos'], ...Object.entries(kindNames)]}
          defaultValue={asked.get('kind') ?? ''}
        />
        <SelectField
          name="because"
          label="Porque esperam"
          options={[['', 'Todas as razões'], ...Object.entries(becauseNames)]}
          defaultValue={asked.get('because') ?? ''}
        />
        <SelectField
          name="rule"
          label="Regra"
          options={[['', 'Todas as regras'], ...ruleOptions]}
          defaultValue={asked.get('rule') ?? ''}
        />
      </FilterForm>
      <DataTable
        caption="Textos por decidir"
        words={['texto', 'textos']}
        columns={columns}
        list={data}
        idOf={({ kind, itemId }) => `${kind}/${itemId}`}
        defaultSort="urgency"
        empty="Nada à espera."
        tools={<ExportLink path="/v1/backoffice/moderation.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}
