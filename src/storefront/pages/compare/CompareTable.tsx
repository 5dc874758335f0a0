import { labels } from '../../copy/labels.ts'
import { withClickMark } from '../../html/trusted-html.tsx'
import { Island } from '../../islands/Island.tsx'
import { likeToggle } from '../../parts/likes/LikeToggle.island.tsx'
import { ListingPicture } from '../../parts/pictures/ListingPicture.tsx'
import { useSite } from '../../site.ts'
import { BestMark } from '../../ui/BestMark.tsx'
import type { CompareCell, CompareColumn, CompareRow, CompareView } from './compare-view.ts'

/**
 * The comparison itself. A real table; the roles stand beside the elements because a narrow window lays it out as a grid
 * (styles/compare.css), which takes a table's meaning from it in some browsers.
 */
export function CompareTable({ view: { columns, groups } }: { view: CompareView }) {
  return (
    <>
      <Strip columns={columns} />
      <div className="compare-scroll" role="region" aria-label="Comparação" tabIndex={0} data-compare-scroll="">
        <table className={`compare-table cols-${columns.length}`} role="table">
          <thead role="rowgroup">
            <tr role="row">
              <td className="corner" role="cell">
                <span className="visually-hidden">Produto</span>
              </td>
              {columns.map((column) => (
                <HeadCell key={column.productId} column={column} />
              ))}
            </tr>
          </thead>
          {groups.map(({ title, note, rows }) => (
            <tbody key={title} role="rowgroup" className={rows.some(({ differs }) => differs) ? undefined : 'same'}>
              <tr className="compare-group" role="row">
                <th scope="rowgroup" role="rowheader" colSpan={columns.length + 1}>
                  <span>{title}</span>
                  {note !== null && <p className="fine">{note}</p>}
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.name} row={row} isAlone={columns.length === 1} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </>
  )
}

/** Which column is which, once the pictures are out of sight (client/compare-page.ts shows it); it says nothing that the table does not. */
function Strip({ columns }: { columns: readonly CompareColumn[] }) {
  return (
    <div className="compare-strip" aria-hidden="true" data-compare-strip="">
      <div className="wrap">
        <div className={`strip-columns cols-${columns.length}`}>
          {columns.map(({ productId, name, total }) => (
            <p key={productId}>
              <span>{name}</span>
              <b>{total}</b>
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}

function HeadCell({ column }: { column: CompareColumn }) {
  const site = useSite()
  return (
    <th
      scope="col"
      role="columnheader"
      className="compare-product relative"
      data-offer={column.variantId}
      data-price={column.priceCents}
    >
      <ListingPicture image={column.image} sizes="(width >= 64rem) 24rem, 11rem" alt="" isLazy={false} />
      <Island of={likeToggle} props={{ variantId: column.variantId }} />
      <a className="compare-name" href={column.url}>
        {column.name}
      </a>
      {column.active && (
        <a
          className="go"
          href={withClickMark(site.clickUrl(column, column.clickSource))}
          target="_blank"
          rel="nofollow sponsored"
        >
          {labels.goToEshop} <span className="at">{column.eshopName}</span>
        </a>
      )}
      <a
        className="compare-remove"
        href={column.removeUrl}
        data-compare-remove={column.askedIds.join(',')}
        data-product={column.productId}
        aria-label={`Retirar ${column.name}`}
      >
        Retirar
      </a>
    </th>
  )
}

function Row({ row: { name, cells, differs }, isAlone }: { row: CompareRow; isAlone: boolean }) {
  return (
    <tr role="row" className={isAlone ? undefined : differs ? 'differs' : 'same'}>
      <th scope="row" role="rowheader">
        <span>
          {name}
          {differs && !isAlone && (
            <>
              {' '}
              <abbr className="differs-mark" title="Diferente">
                ≠
              </abbr>
            </>
          )}
        </span>
      </th>
      {cells.map((cell, index) => (
        // Cells have no name of their own: a column is its place.
        <Cell key={index} cell={cell} />
      ))}
    </tr>
  )
}

function Cell({ cell: { text, more, tone, mark, link, source } }: { cell: CompareCell }) {
  return (
    <td role="cell">
      <span className={tone === 'plain' ? 'value' : `value ${tone}`}>
        {link === null ? text : <a href={link}>{text}</a>}
      </span>
      {mark !== null && <BestMark>{mark}</BestMark>}
      {more.map((line) => (
        <span key={line} className="fine">
          {line}
        </span>
      ))}
      {source !== null && (
        <span className="fine source">
          {source.url === null ? (
            `Lido a ${source.checkedOn}`
          ) : (
            <a href={source.url} target="_blank" rel="nofollow noopener">
              {`Lido na loja a ${source.checkedOn}`}
            </a>
          )}
        </span>
      )}
    </td>
  )
}
