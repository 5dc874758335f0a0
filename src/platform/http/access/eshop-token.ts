import type { FastifyRequest } from 'fastify'
import type { EshopId } from '../../ids.ts'

/** Finds the shop of a token that programs of a shop send; the eshops domain provides it. */
export type IdentifyEshop = (token: string) => Promise<EshopId | null>

const identifiers = new WeakMap<object, IdentifyEshop>()
const found = new WeakMap<FastifyRequest, Promise<EshopId | null>>()
const BEARER = /^bearer ([\w-]{20,100})$/i

export function useIdentifyEshop(server: object, identify: IdentifyEshop): void {
  identifiers.set(server, identify)
}

/** The shop whose token stands in `Authorization: Bearer …`, or null. Never from a cookie: a browser sends nothing by itself. */
export function eshopOf(request: FastifyRequest): Promise<EshopId | null> {
  const known = found.get(request)
  if (known !== undefined) return known
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const identify = identifiers.get(request.server.server)
  const asked = token === undefined || identify === undefined ? Promise.resolve(null) : identify(token)
  found.set(request, asked)
  return asked
}
