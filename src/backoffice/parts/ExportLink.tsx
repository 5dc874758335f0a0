import { useLocation } from 'react-router'
import { ofShop } from './frame/api-of.ts'
import { usePlace } from './frame/place-context.ts'
import { exportOf } from './list-address.ts'

/** The whole list as it is filtered and sorted, for a spreadsheet. `path`: of the call, '/v1/backoffice/jobs.csv'. */
export function ExportLink({ path, label = 'Exportar CSV' }: { path: string; label?: string }) {
  const { search } = useLocation()
  const { eshop } = usePlace()
  const address = exportOf(path, search)
  return (
    <a href={eshop === undefined ? address : ofShop(address, eshop)} download>
      {label}
    </a>
  )
}
