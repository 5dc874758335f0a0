import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema } from '#platform/http/calls/wire.ts'
import { ORDER_LIMITS } from './purchase.ts'
import { orderDaysCall } from './shop-api/order-days-call.ts'

const ofShop = { id: 'B-05', service: 'api', access: 'shop:orders', priority: 'api' } as const

/** Generous: what is too long is said order by order, in words. */
const MOST = 4_000
const name = z.union([z.string().max(MOST), z.int()])

const itemSchema = z
  .union([
    name,
    z.object({
      itemId: name,
      quantity: z.int().optional(),
      title: z.string().max(MOST).nullable().optional(),
    }),
  ])
  .meta({
    id: 'TellOrderItem',
    description: "The shop's own id of the item as in its feed, alone or with quantity and title",
  })

const orderSchema = z
  .object({
    orderId: name,
    email: z.string().max(MOST).nullable().optional(),
    /** Missing in what is kept, it is said order by order. */
    orderedAt: z.string().max(MOST).optional(),
    items: z.array(itemSchema).max(20_000).optional(),
    click: z.string().max(MOST).nullable().optional(),
    /** The order was called off; of what is said beside it only `orderId` is read. */
    state: z.literal('cancelled').optional(),
  })
  .meta({ id: 'TellOrder' })

const takenSchema = z
  .object({
    orderId: z.string().nullable(),
    status: z.enum(['new', 'known', 'completed', 'changed', 'cancelled', 'refused', 'test']),
    problem: z.object({ code: z.string(), message: z.string() }).nullable(),
    unknownItems: z.array(z.string()),
  })
  .meta({ id: 'TakenOrder' })

/** B-05: a shop's server tells of purchases. */
export const tellOrdersCall = defineCall({
  ...ofShop,
  operationId: 'tellOrders',
  method: 'POST',
  path: '/api/v2/orders',
  summary:
    'Purchases in the shop; each is kept once, and a bad one costs its neighbours nothing. `state` calls one off. With `test` none is kept',
  body: {
    name: 'requestBody',
    schema: z.object({
      test: z.string().max(200).optional(),
      orders: z.array(orderSchema).min(1).max(ORDER_LIMITS.ordersOfCall),
    }),
  },
  answer: z.object({ orders: z.array(takenSchema) }),
  refusals: ['parameter_invalid'],
})

export const ORDERS_PAGE = 50

const shopOrderSchema = z
  .object({
    orderId: z.string(),
    orderedAt: z.iso.datetime(),
    toldAt: z.iso.datetime(),
    by: z.enum(['pixel', 'call', 'file']),
    isTrusted: z.boolean(),
    hasEmail: z.boolean(),
    hasClick: z.boolean(),
    items: countSchema,
    unknownItems: z.array(z.string()),
  })
  .meta({ id: 'ShopOrder' })

/** B-05: what a shop has told, the newest first. */
export const shopOrdersCall = defineCall({
  ...ofShop,
  operationId: 'shopOrders',
  method: 'GET',
  path: '/api/v2/orders',
  summary: 'The last purchases that the shop has told, the newest first',
  answer: z.object({ orders: z.array(shopOrderSchema) }),
  refusals: [],
})

/** B-05: what the shop needs to put the pixel in, and to sign. */
export const orderSetupCall = defineCall({
  ...ofShop,
  operationId: 'orderSetup',
  method: 'GET',
  path: '/api/v2/orders/setup',
  summary: "The shop's name for the pixel, its signing key, and whether its addresses carry the click",
  answer: z.object({ shop: z.string(), key: z.string(), passesClick: z.boolean() }),
  refusals: [],
})

/** B-05: the shop settles how its orders come. */
export const changeOrderSetupCall = defineCall({
  ...ofShop,
  operationId: 'changeOrderSetup',
  method: 'POST',
  path: '/api/v2/orders/setup',
  summary: 'Opens its addresses with the number of the click, or without; renews the signing key',
  body: {
    name: 'requestBody',
    schema: z.object({ passesClick: z.boolean().optional(), renewKey: z.literal(true).optional() }),
  },
  answer: orderSetupCall.answer,
  refusals: [],
})

export const calls = [orderDaysCall, tellOrdersCall, shopOrdersCall, orderSetupCall, changeOrderSetupCall]
