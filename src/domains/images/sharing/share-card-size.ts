/** In pixels, as social networks and messengers want it. */
export const SHARE_CARD = { width: 1200, height: 630 } as const
