/** No index answers: a page around the listings says what works meanwhile, and how old its numbers may be. */
export function SearchAwayNote() {
  return (
    <p className="note" role="status">
      A pesquisa e os filtros estão com um problema e voltam dentro de momentos. Entretanto pode ver as categorias e as
      lojas; os números de produtos são de há poucos minutos.
    </p>
  )
}
