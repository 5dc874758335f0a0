import type { Surface, SurfaceKind } from '../model.ts'

/** How a kind takes the light when its surface does not say. */
export interface Finish {
  /** 0 a mirror, 1 matt. */
  roughness: number
  /** 'none' reflects nothing that could be seen, 'coat' like varnish, 'metal' with its own colour. */
  reflects: 'none' | 'coat' | 'metal'
  /** Contrast of the texture in the finished picture: how far the colour is darkened and lightened. */
  contrast: number
  /** Lightening towards the outline, for piled cloth. */
  sheen: number
  /** Own light, in units of a white floor. */
  glow: number
}

function finish(roughness: number, reflects: Finish['reflects'], contrast: number, sheen = 0, glow = 0): Finish {
  return {
    roughness,
    reflects,
    contrast,
    sheen,
    glow,
  }
}

export const FINISHES: Readonly<Record<SurfaceKind, Finish>> = {
  fabric: finish(1, 'none', 0.5, 0.06),
  velvet: finish(1, 'none', 0.5, 0.42),
  leather: finish(0.42, 'coat', 0.5),
  boucle: finish(1, 'none', 0.62, 0.1),
  knit: finish(1, 'none', 0.6, 0.08),
  wood: finish(0.45, 'coat', 0.8),
  lacquer: finish(0.4, 'coat', 0.4),
  plain: finish(1, 'none', 0.4),
  metal: finish(0.3, 'metal', 0.5),
  glass: finish(0.02, 'coat', 0),
  mirror: finish(0.01, 'metal', 0),
  ceramic: finish(0.2, 'coat', 0.4),
  rattan: finish(0.6, 'coat', 0.9),
  marble: finish(0.14, 'coat', 0.8),
  concrete: finish(1, 'none', 0.4),
  rug: finish(1, 'none', 0.6, 0.1),
  shade: finish(1, 'none', 0.4, 0, 0.2),
  bulb: finish(1, 'none', 0, 0, 1.6),
  leaf: finish(0.5, 'coat', 0.6),
}

export function roughnessOf(surface: Surface): number {
  return surface.roughness ?? FINISHES[surface.kind].roughness
}

/** What a surface reflects: a roughness of 0.7 and more hides it. */
export function reflectsOf(surface: Surface): Finish['reflects'] {
  const { reflects } = FINISHES[surface.kind]
  return reflects === 'coat' && roughnessOf(surface) >= 0.75 ? 'none' : reflects
}
