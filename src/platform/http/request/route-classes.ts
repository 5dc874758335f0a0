import type { ShopAccess } from '../access/shop-rights.ts'

/** The narrow roles of the back office (ADR 0103); an admin has them all. */
export const STAFF_ROLES = ['feeds', 'content', 'moderation', 'finance'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** `staff`: whoever has any role of the back office; `staff:feeds`: that one, or an admin. */
export type StaffAccess = 'staff' | `staff:${StaffRole}`

/**
 * Who may call a route. A route without it fails at start: deny by default (reliability.md 12). `shop:…` is a
 * shop's own program or one of its people, with that right (ADR 0123).
 */
export type Access = 'anyone' | 'user' | 'admin' | StaffAccess | ShopAccess

/**
 * The class of a route: what gives way to what under overload (reliability.md O1). Health is never refused. Then come
 * clicks and pages; then pictures, which wait for shops' servers and for each other and so have places of their own;
 * then API calls (facets); then orders that browsers on shops' pages tell, which are sent by strangers and yet seldom twice;
 * last what nobody waits for (impressions, suggestions).
 */
export type Priority = 'health' | 'click' | 'page' | 'image' | 'api' | 'pixel' | 'background'
