/** The part of the sales page that explains how a discount is computed (L-11). */
export const DISCOUNT_RULE_ID = 'como-calculamos'
