import { Fragment } from 'react'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import { AccordionGroup } from '../../ui/AccordionGroup.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { shopQuestions } from './shop-questions.tsx'

const crumbs = [
  { name: 'Início', url: paths.homepage() },
  { name: 'Para lojas', url: paths.commercialEshop() },
]

/** what shops ask before they join. */
export function AddShopFaqPage() {
  return (
    <div className="wrap">
      <div className="info">
        <Breadcrumbs crumbs={crumbs} />
        <h1>Perguntas frequentes de lojas</h1>
        {shopQuestions(useSite().name).map(({ heading, items }) => (
          <Fragment key={heading}>
            <h2>{heading}</h2>
            <AccordionGroup
              name="perguntas"
              items={items.map(([id, title, answer]) => ({ id, title, content: <p>{answer}</p> }))}
            />
          </Fragment>
        ))}
      </div>
    </div>
  )
}
