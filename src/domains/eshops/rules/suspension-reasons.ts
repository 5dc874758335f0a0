/**
 * Why a shop may be suspended, as its terms say (/termos/lojas, G-04). What harms shoppers or breaks the law holds at once; who does
 * not accept changed terms has time to think (Regulation (EU) 2019/1150, articles 3 and 4).
 */
export const SUSPENSION_REASONS = {
  unlawful: { words: 'a oferta ou a loja é ilegal, ou engana quem compra', isSerious: true },
  prices: {
    words: 'os preços, o stock ou os portes do feed são repetidamente diferentes dos da loja',
    isSerious: true,
  },
  links: { words: 'as ligações levam a outro sítio ou põem em risco quem as segue', isSerious: true },
  clicks: { words: 'alguém fabricou cliques', isSerious: true },
  terms: { words: 'a loja não aceita as condições alteradas', isSerious: false },
} as const satisfies Record<string, { readonly words: string; readonly isSerious: boolean }>

export type SuspensionReason = keyof typeof SUSPENSION_REASONS
export const suspensionReasons = Object.keys(SUSPENSION_REASONS) as [SuspensionReason, ...SuspensionReason[]]

/** As a screen lists them: 'Alguém fabricou cliques'. */
export const SUSPENSION_LABELS = Object.fromEntries(
  Object.entries(SUSPENSION_REASONS).map(([reason, { words }]) => [
    reason,
    words.charAt(0).toUpperCase() + words.slice(1),
  ]),
) as Readonly<Record<SuspensionReason, string>>

/** Days between telling a shop of changed terms, or that it is suspended for not accepting them, and the day on which that holds. */
export const NOTICE_DAYS = 15
const DAY_MS = 86_400_000

/** The first moment at which a suspension for these reasons may begin. */
export function earliestSuspension(reasons: readonly SuspensionReason[], now: Date): Date {
  return reasons.some((reason) => SUSPENSION_REASONS[reason].isSerious)
    ? now
    : new Date(now.getTime() + NOTICE_DAYS * DAY_MS)
}
