/** The address of the comparison of these offers in the region that the page is about: ids in order, as the server has it. */
export function compareAddress(ids: readonly number[], search: string): string {
  const region = new URLSearchParams(search).get('regiao')
  const query = [
    ...(ids.length > 0 ? [`v=${[...ids].sort((a, b) => a - b).join(',')}`] : []),
    ...(region === null ? [] : [`regiao=${encodeURIComponent(region)}`]),
  ]
  return `/compare-products${query.length === 0 ? '' : `?${query.join('&')}`}`
}
