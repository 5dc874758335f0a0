/** Of these dots in the name say nothing, and the second is another word for the first. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address leads to, as far as its writing shows it: `Ana+loja@Exemplo.pt` is ana@exemplo.pt's, `a.n.a@googlemail.com`
 * ana@gmail.com's. By it is counted who is written to, and known who writes; an address itself stays as its owner writes it.
 */
export function mailboxOf(address: string): string {
  const cut = address.lastIndexOf('@')
  const [local, host] = [address.slice(0, cut).toLowerCase(), address.slice(cut + 1).toLowerCase()]
  const tag = local.indexOf('+')
  const name = tag > 0 ? local.slice(0, tag) : local
  return DOTLESS.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
