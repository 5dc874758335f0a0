import type { Asked, Shown } from './asked-and-shown.ts'
import type { FastifyRequest } from 'fastify'
import type { ReactNode } from 'react'
import type { Refusal } from '#platform/errors/refusal.ts'
import type { Access } from '#platform/http/request/route-classes.ts'
import type { StorefrontDependencies } from '../dependencies.ts'

import type { PageScript } from '../islands/page-script.ts'
import type { DocumentFacts } from '../layout/Document.tsx'
import type { PageName } from '../paths.ts'
import type { SitemapEntry } from '../seo/sitemap.ts'
import type { Site } from '../site.ts'
import type { PageForm } from './page-form.ts'

/** `shared`: the same bytes for everybody, kept by us and by caches. `private`: made for who asks, kept by nobody. */
export type CacheKind = 'shared' | 'private'

/** An address that was read. Whoever asked by another spelling is led to `canonical`; tracking parameters are no part of it. */
export interface Address {
  /** The page's own address: what a shared page is kept under. */
  readonly canonical: string
  /** This address carries what is nobody else's business: a shared page that is private here. */
  readonly isPrivate?: boolean
}

/** What was asked for stands at another address. */
export interface Elsewhere {
  /** For good (301), or for now only (302, kept by nobody). */
  readonly kind: 'moved' | 'for-now'
  readonly location: string
}

/**
 * One page of the site: from this one value come its route, the redirect to the canonical address, its place in the cache or the
 * headers of a private answer, its policy, its part of the sitemap and the battery that it must stand (page-battery.ts).
 * Its functions are the three statements of a route: `address` parses, `load` calls, `head` and `Page` present.
 */
export interface Page<
  Name extends PageName = PageName,
  At extends Address = Address,
  Props extends object = object,
  Cache extends CacheKind = CacheKind,
> {
  /** Row of the specification's coverage, for example 'R-16'. */
  readonly id: string
  /** Its entry in the tables of `paths.ts`. */
  readonly name: Name
  /** The shop-storage host's pages say so; all others are the site's. */
  readonly service?: 'site' | 'lojas'
  readonly access: Access
  readonly cache: Cache
  /** Nobody keeps it, and yet it is everybody's: search engines may show it. Of private pages. */
  readonly isFound?: boolean
  /** Its address opens something by itself: no log holds it. */
  readonly secretAddress?: boolean
  /** Of a private page: nothing on it, nor in its address, is one person's, so that tags may see it as they see shared ones. */
  readonly hasTags?: boolean
  /** The script of its kind of page; absent: that of a page of words. */
  readonly script?: PageScript
  /** Reads what is asked for. Absent: the path is the whole of it. Throws or answers what is refused. */
  address?(asked: Asked<Name>, dependencies: StorefrontDependencies): Answered<At> | Promise<Answered<At>>
  /** Of a shared page: the present version of what it shows; another version is another page. Absent: the build's. */
  version?(at: At, dependencies: StorefrontDependencies): string
  /** Absent: nothing has to be loaded, and the component has no props. Only a private page is told who asks. */
  load?(
    at: At,
    dependencies: StorefrontDependencies,
    request: Cache extends 'private' ? FastifyRequest : undefined,
  ): Loaded<Props> | Promise<Loaded<Props>>
  /** Title, robots and the rest of the document around the page. */
  head(props: Props, site: Site): DocumentFacts
  Page(props: Props): ReactNode
  /** Addresses of this page that search engines are told of, with the day they changed where it is known. */
  sitemap?(dependencies: StorefrontDependencies): PagesToTell | Promise<PagesToTell>
  /** What a POST to its address does. */
  readonly form?: PageForm<Name, Props>
}

export type PagesToTell = readonly (string | SitemapEntry)[]

type Answered<At> = At | Elsewhere | Refusal
type Loaded<Props> = Shown<Props> | Elsewhere | Refusal

/** Declares a page. It is data: name it in `storefront/pages.ts`, and in the table of examples of `page-battery.test.ts`. */
export function definePage<
  Name extends PageName,
  Cache extends CacheKind,
  At extends Address = Address,
  Props extends object = object,
>(page: Page<Name, At, Props, Cache>): Page<Name, At, Props, Cache> {
  return Object.freeze(page)
}

/** An address that only leads on. */
export interface Signpost<Name extends PageName = PageName> {
  readonly id: string
  readonly name: Name
  /** As a page's: it answers at each place of the shop-storage site, and leads within it. */
  readonly service?: 'site' | 'lojas'
  leadsTo(asked: Asked<Name>, dependencies: StorefrontDependencies): Elsewhere | Refusal | Promise<Elsewhere | Refusal>
}

/** Declares an address that shows nothing itself: an older spelling, an id without a name. */
export function defineSignpost<Name extends PageName>(signpost: Signpost<Name>): Signpost<Name> {
  return Object.freeze(signpost)
}

/** It stands there for good; kept for a while only, since products merge, split and change their names. */
export function movedTo(location: string): Elsewhere {
  return { kind: 'moved', location }
}

/** It stands there for this time; nobody keeps that. */
export function forNowAt(location: string): Elsewhere {
  return { kind: 'for-now', location }
}
