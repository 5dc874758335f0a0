import { logoFile } from './shops/logos.ts'
import { feedPath, type DemoVoucher, type Shop } from './shops/shop.ts'

/** The demo's shops in the shape that `poiso shops apply FILE` reads; ports stand in feed addresses only, never in domains. */
export function shopsFile(shops: readonly Shop[], port: number, today: Date): { shops: unknown[] } {
  return {
    shops: shops.map((shop) => ({
      slug: shop.slug,
      name: shop.name,
      description: shop.description,
      logo: logoFile(shop.slug),
      domains: [{ domain: `${shop.slug}.localhost`, kind: 'site' }],
      paid: shop.paid,
      // A reserved name: what is mailed there reaches nobody, however the site is set up.
      contactMail: `apoio@${shop.slug}.example`,
      coolingOffDays: shop.coolingOffDays,
      returnPolicy: withAddress(shop, shop.returnPolicy, port),
      assemblyPolicy: withAddress(shop, shop.assemblyPolicy, port),
      collectionPolicy: withAddress(shop, shop.collectionPolicy, port),
      tariffs: shop.tariffs,
      vouchers: shop.vouchers.map((voucher) => voucherRow(voucher, today)),
      feed: { url: `http://${shop.slug}.localhost:${port}${feedPath(shop)}`, dialect: null, fetchEveryMinutes: 360 },
    })),
  }
}

function withAddress(shop: Shop, policy: Shop['returnPolicy'], port: number): Shop['returnPolicy'] {
  return policy === null ? null : { ...policy, url: `http://${shop.slug}.localhost:${port}${policy.url}` }
}

function voucherRow({ fromDay, untilDay, ...voucher }: DemoVoucher, today: Date): unknown {
  const instant = (day: number | null): string | null =>
    day === null ? null : new Date(today.getTime() + day * 86_400_000).toISOString()
  return { ...voucher, validFrom: instant(fromDay), validUntil: instant(untilDay) }
}
