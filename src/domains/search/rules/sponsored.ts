/** How a place is labelled in which a payment has a part (ranking/paid-place.ts). */
export const SPONSORED = 'Patrocinado'
