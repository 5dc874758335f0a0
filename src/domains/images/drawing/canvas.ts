import type { Drawing } from './ink.ts'

/** A piece on its ground, 720 × 576: the warm wall, the floor's first shade, the lights and patterns that pieces refer to. */
export function canvas(piece: Drawing, ground: string): Drawing {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 576" width="720" height="576"><defs>${DEFS}${piece.includes('url(#many') ? MANY : ''}</defs><rect width="720" height="576" fill="${ground}"/><rect width="720" height="576" fill="url(#room)"/>${piece}</svg>`
}

function stop(at: number, colour: string, opacity: number): string {
  return `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`
}

const DEFS = [
  `<linearGradient id="lit" x1="0" y1="0" x2="1" y2="1">${stop(0, '#fff', 0.2)}${stop(0.5, '#fff', 0)}${stop(1, '#2a1a0c', 0.15)}</linearGradient>`,
  `<radialGradient id="shadow">${stop(0, '#4a3520', 0.34)}${stop(0.6, '#4a3520', 0.17)}${stop(1, '#4a3520', 0)}</radialGradient>`,
  `<radialGradient id="room" cx="0.36" cy="0.3" r="0.95">${stop(0, '#fff', 0.36)}${stop(0.55, '#fff', 0.08)}${stop(1, '#6b5335', 0.1)}</radialGradient>`,
  `<radialGradient id="glow">${stop(0, '#ffdf9a', 0.75)}${stop(0.4, '#ffe2a6', 0.28)}${stop(1, '#ffe9c0', 0)}</radialGradient>`,
  `<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1">${stop(0, '#fff', 0.55)}${stop(0.45, '#fff', 0.06)}${stop(0.55, '#fff', 0.3)}${stop(0.75, '#fff', 0.02)}${stop(1, '#fff', 0.1)}</linearGradient>`,
].join('')

/** "Multicor": woven bands in the colours of a Portuguese blanket, washed out so that the piece keeps its form. */
function bands(id: string, cream: string, clay: string, ochre: string, sage: string, blue: string): string {
  return `<pattern id="${id}" width="60" height="96" patternUnits="userSpaceOnUse"><rect width="60" height="96" fill="${cream}"/><rect y="6" width="60" height="16" fill="${clay}"/><rect y="28" width="60" height="4" fill="${blue}"/><rect y="38" width="60" height="14" fill="${ochre}"/><rect y="58" width="60" height="4" fill="${clay}"/><rect y="68" width="60" height="14" fill="${sage}"/><rect y="88" width="60" height="3" fill="${blue}"/></pattern>`
}
const MANY =
  bands('many', '#ecdfca', '#d09a7d', '#dfc38c', '#abb59c', '#8295a8') +
  bands('many-light', '#f3e9d8', '#dcb099', '#e8d2a5', '#bfc7b1', '#9dacbb') +
  bands('many-shade', '#d6c6ae', '#b8825f', '#c4a66e', '#909b81', '#6a7e93')
