import type { FastifyInstance } from 'fastify'
import { loadEshops } from '#domains/eshops/contract.ts'
import { lisbonDate } from '#domains/offers/contract.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { pixelRoutes } from './pixel/pixel-routes.ts'
import { testOrders } from './tester/test-orders.ts'
import { orderFileRoute } from './files/file-route.ts'
import type { OrderRouteDeps } from './order-route-deps.ts'
import { changeOrderSetupCall, ORDERS_PAGE, orderSetupCall, shopOrdersCall, tellOrdersCall } from './orders-calls.ts'
import { ORDER_PROBLEM_WORDS } from './reading/problem-words.ts'
import { renewShopKey, shopKey } from './shop-key.ts'
import { lastOrders, type OrderOfShop, passesClick, setPassesClick } from './shop-storage.ts'
import { firstOrderDay, orderDays } from './shop-api/order-days.ts'
import { COMMON_DAYS, orderDaysCall } from './shop-api/order-days-call.ts'
import { takeOrders, type TakenOrder } from './keeping/take-orders.ts'

/** `/api/v2/orders` (B-05): a shop's server tells of purchases and reads what has arrived. Each sees its own shop only. */
export function orderRoutes(app: FastifyInstance, deps: OrderRouteDeps): void {
  const { db, clock, key, tally } = deps
  orderFileRoute(app, deps)
  pixelRoutes(app, deps)
  mountCall(app, tellOrdersCall, ({ request, body }) =>
    ofShop(request, async (eshopId) => {
      if (body.test !== undefined) return testOrders(deps, eshopId, body.test, body.orders)
      const teller = { eshopId, by: 'call', isTrusted: true } as const
      const taken = await takeOrders({ db, key, count: tally.count }, teller, body.orders, clock.now())
      return { orders: taken.map(presentTaken) }
    }),
  )
  mountCall(app, shopOrdersCall, ({ request }) =>
    ofShop(request, async (eshopId) => ({
      orders: (await lastOrders(db, eshopId, ORDERS_PAGE)).map(presentOrder),
    })),
  )
  mountCall(app, orderDaysCall, ({ request, query }) =>
    ofShop(request, async (eshopId) => {
      const today = lisbonDate(clock.now().getTime())
      const asked = { days: query.days ?? COMMON_DAYS, to: query.to ?? today }
      return { today, since: await firstOrderDay(db, eshopId), days: await orderDays(db, eshopId, asked) }
    }),
  )
  mountCall(app, orderSetupCall, ({ request }) => ofShop(request, (eshopId) => setup(deps, eshopId)))
  mountCall(app, changeOrderSetupCall, ({ request, body }) =>
    ofShop(request, async (eshopId) => {
      if (body.passesClick !== undefined) await setPassesClick(db, eshopId, body.passesClick)
      if (body.renewKey === true) await renewShopKey(db, key, eshopId)
      return setup(deps, eshopId)
    }),
  )
}

function presentTaken({ orderId, status, problem, unknownItems }: TakenOrder) {
  return {
    orderId,
    status,
    problem: problem === null ? null : { code: problem, message: ORDER_PROBLEM_WORDS[problem] },
    unknownItems: [...unknownItems],
  }
}

function presentOrder(order: OrderOfShop) {
  const { orderId, orderedAt, toldAt, by, isTrusted, hasEmail, hasClick, items, unknownItems } = order
  return {
    orderId,
    orderedAt: orderedAt.toISOString(),
    toldAt: toldAt.toISOString(),
    by,
    isTrusted,
    hasEmail,
    hasClick,
    items,
    unknownItems: [...unknownItems],
  }
}

async function setup({ db, key }: OrderRouteDeps, eshopId: number) {
  const eshop = (await loadEshops(db)).find(({ id }) => id === eshopId)
  if (eshop === undefined) throw new Error(`shop ${eshopId} has a token and no row`)
  return { shop: eshop.slug, key: await shopKey(db, key, eshopId), passesClick: await passesClick(db, eshopId) }
}
