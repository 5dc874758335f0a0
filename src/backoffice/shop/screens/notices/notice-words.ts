/** As the terms for shops say them (G-04). */
export const suspensionWords: Readonly<Record<string, string>> = {
  unlawful: 'A oferta ou a loja é ilegal, ou engana quem compra',
  prices: 'Preços, stock ou portes do feed repetidamente diferentes dos da loja',
  links: 'Ligações que levam a outro sítio ou põem em risco quem as segue',
  clicks: 'Cliques fabricados',
  terms: 'Condições alteradas que a loja não aceita',
}
