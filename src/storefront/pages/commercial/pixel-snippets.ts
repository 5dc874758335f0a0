/** Examples that a shop copies; each sends one order to the test of this code. */

const ORDER = { orderId: 'TESTE-1', items: ['SKU-1', 'SKU-2'] }

export function scriptSnippet(origin: string, code: string): string {
  return `<script>
  window.poiso = window.poiso || function () { (poiso.q = poiso.q || []).push(arguments) }
  poiso('shop', 'a-sua-loja')
  poiso('test', '${code}')
  poiso('order', {
    orderId: '${ORDER.orderId}',
    orderedAt: new Date().toISOString(),
    items: ${JSON.stringify(ORDER.items)}
  })
  // Só depois de a pessoa aceitar:
  poiso('consent', 'granted')
</script>
<script async src="${origin}/pixel/v1.js"></script>`
}

export function imageSnippet(origin: string, code: string): string {
  const query = `shop=a-sua-loja&amp;test=${code}&amp;consent=granted&amp;order=${ORDER.orderId}&amp;date=2026-11-26&amp;item=SKU-1&amp;item=SKU-2`
  return `<img alt="" width="1" height="1" referrerpolicy="origin"
  src="${origin}/pixel/v1/order.gif?${query}">`
}

export function callSnippet(origin: string, code: string): string {
  const body = JSON.stringify({
    test: code,
    orders: [{ ...ORDER, email: 'ana@exemplo.pt', orderedAt: '2026-11-26T14:05:00Z' }],
  })
  return `curl ${origin}/api/v2/orders \\
  -H 'Authorization: Bearer CHAVE-DA-LOJA' \\
  -H 'Content-Type: application/json' \\
  -d '${body}'`
}
