/** What other domains may use of the shops (architecture.md, Layout). */
export { DELIVERY_REGIONS } from './eshop.ts'
export type { DeliveryRegion, DeliveryTariff, Eshop, EshopPolicy, EshopVoucher, TariffBracket } from './eshop.ts'
export {
  type AppliedVoucher,
  bestVoucher,
  isVoucherInForce,
  nextVoucherChangeAt,
  vouchersInForce,
} from './vouchers/applied-voucher.ts'
export {
  addEshopDomain,
  eshopAtHost,
  type EshopName,
  eshopNames,
  ensureEshop,
  eshopIdOf,
  findEshopBySlug,
  foundEshop,
  hasAnotherEshop,
  eshopsNamed,
  eshopsReadAs,
  loadEshops,
} from './storage.ts'
export { siteDomainsOf } from './site-domains.ts'
export { contactMailsOf } from './contact-mails.ts'
export { type AppliedShop, applyShop, passVoucherChanges } from './apply-shop.ts'
export { type EshopToken, eshopTokens, findEshopByToken, issueEshopToken, revokeEshopTokens } from './access-token.ts'
export { parseShopsFile, type ShopInFile } from './shops-file.ts'
export { shopsFileWarnings } from './shops-file-warnings.ts'
export { passSuspensions } from './suspension/suspend.ts'
export { suspensionsOf, type ToldSuspension } from './suspension/suspensions-of.ts'
export { NOTICE_DAYS } from './rules/suspension-reasons.ts'
