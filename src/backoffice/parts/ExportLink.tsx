import { useLocation } from 'react-router'
import { exportOf } from './list-address.ts'

/** The whole list as it is filtered and sorted, for a spreadsheet. `path`: of the call, '/v1/backoffice/jobs.csv'. */
export function ExportLink({ path }: { path: string }) {
  const { search } = useLocation()
  return (
    <a href={exportOf(path, search)} download>
      Exportar CSV
    </a>
  )
}
