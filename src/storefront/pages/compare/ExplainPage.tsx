import { SearchBox } from '../../layout/Header.tsx'
import { DepartmentLinks } from '../../ui/DepartmentLinks.tsx'
import { CompareNotices } from './CompareNotices.tsx'
import type { CompareNotice } from './compare-view.ts'

/** /compare-products with nothing to compare: how it goes. With script it fills itself from what this browser keeps. */
export function ExplainPage({ notices }: { notices: readonly CompareNotice[] }) {
  return (
    <div className="wrap compare-page" data-compare-empty={notices.length === 0 ? '' : undefined}>
      <h1>Comparar lado a lado</h1>
      <CompareNotices notices={notices} />
      <p className="lead">Ainda não escolheu nada para comparar.</p>
      <ol className="compare-steps">
        <li>
          <h2>Escolha</h2>
          <p>Em cada produto há um botão «Comparar». Pode guardar até 99, neste dispositivo e sem conta.</p>
        </li>
        <li>
          <h2>Compare</h2>
          <p>
            Até seis lado a lado: o total com entrega em sua casa, as medidas, e quanto custa devolver ou montar em cada
            loja.
          </p>
        </li>
        <li>
          <h2>Partilhe</h2>
          <p>O endereço da página é a comparação: envie-o a quem decide consigo, ou imprima-a.</p>
        </li>
      </ol>
      <SearchBox id="procura-comparar" query="" />
      <DepartmentLinks />
    </div>
  )
}
