import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { shops } from './shops.ts'

/** Pixels on a side: more than a page shows on the densest screen. */
const SIDE = 240

/** A mark on its ground: strokes of 4 on a field of 64, shapes that are filled say so. */
interface Mark {
  readonly ground: string
  readonly ink: string
  readonly shapes: string
}

const marks: Readonly<Record<string, Mark>> = {
  // A dovetail joint.
  'moveis-tavarede': {
    ground: '#5b3a24',
    ink: '#f3e3c7',
    shapes: filled('M14 14h36v15H39l4 12H21l4-12H14z') + drawn('M14 50h36'),
  },
  // A door at the end of a street.
  'atelier-rua-nova': {
    ground: '#f1ede4',
    ink: '#24504a',
    shapes: drawn('M20 52V28a12 12 0 0 1 24 0v24M12 52h40') + filled('M36 38a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0'),
  },
  // Two long cushions.
  'sesta-larga': {
    ground: '#e9c9a8',
    ink: '#7a2f1d',
    shapes:
      filled('M12 38h40a6 6 0 0 1 0 14H12a6 6 0 0 1 0-14z') +
      filled('M20 21h24a5.5 5.5 0 0 1 0 11H20a5.5 5.5 0 0 1 0-11z'),
  },
  // A square and its light.
  'oficio-claro': {
    ground: '#ffffff',
    ink: '#b4542b',
    shapes: drawn('M16 14v36h36') + filled('M30 25a9 9 0 1 0 18 0a9 9 0 1 0-18 0'),
  },
  // A house with one window.
  'casa-alfarim': {
    ground: '#14406b',
    ink: '#ffffff',
    shapes: drawn('M12 32 32 14l20 18M18 28v22h28V28') + filled('M27 34h10v10H27z'),
  },
  // A warehouse above the water.
  'armazem-do-cais': {
    ground: '#22333b',
    ink: '#f2b84b',
    shapes: drawn('M14 38V22l18-8 18 8v16M24 38V28h16v10M12 50q5-5 10 0t10 0 10 0 10 0'),
  },
  // A roof within a day's round.
  vivenda24: { ground: '#d7263d', ink: '#ffffff', shapes: drawn('M46 16a21 21 0 1 0 6 10M22 34l10-9 10 9v10H22z') },
  // A roof above a wave.
  'casa-atlantida': {
    ground: '#e3f1f2',
    ink: '#0b6470',
    shapes: drawn('M12 30 32 14l20 16M10 42q6-7 11 0t11 0 11 0 11 0M10 52q6-7 11 0t11 0 11 0 11 0'),
  },
  // A northern star.
  nordeira: { ground: '#1d2a2f', ink: '#e8efe9', shapes: filled('M32 8l5 19 19 5-19 5-5 19-5-19-19-5 19-5z') },
  // A hanging lamp and its light.
  luzalva: {
    ground: '#fff6da',
    ink: '#8a5a00',
    shapes: drawn('M32 10v12M22 54l-4 0M46 54h-4M32 50v6') + filled('M32 20c10 0 16 8 16 18H16c0-10 6-18 16-18z'),
  },
  // A moon and three threads.
  'linho-e-lua': {
    ground: '#dcd6e8',
    ink: '#41356b',
    shapes: filled('M34 10a17 17 0 1 0 12 28a14 14 0 0 1-12-28z') + drawn('M14 48h36M14 55h36'),
  },
  // A lemon with its leaf.
  'quintal-do-limoeiro': {
    ground: '#2f5d34',
    ink: '#f7dd5a',
    shapes:
      filled('M14 38c0-11 8-17 18-17s18 6 20 15l4 3-4 3c-3 7-10 11-20 11s-18-5-18-15z') +
      drawn('M32 20c0-7 5-10 13-9-1 6-6 9-13 9z'),
  },
  // A nest with an egg.
  'ninho-pequeno': {
    ground: '#f7dfe0',
    ink: '#8a3d55',
    shapes:
      filled('M32 14c6 0 10 7 10 15H22c0-8 4-15 10-15z') + drawn('M10 34h44M14 34c1 11 8 17 18 17s17-6 18-17M20 43h24'),
  },
  // A pot with its lid.
  'tacho-e-talher': {
    ground: '#f4efe6',
    ink: '#a1251b',
    shapes: filled('M16 30h32v16a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6z') + drawn('M14 23h36M32 16v6M10 35h6M48 35h6'),
  },
  // A drop on still water.
  'agua-mansa': {
    ground: '#cfe6ef',
    ink: '#125a7c',
    shapes: filled('M32 8c7 10 11 15 11 21a11 11 0 0 1-22 0c0-6 4-11 11-21z') + drawn('M14 48h36M22 55h20'),
  },
  // A weave.
  'trama-e-fio': {
    ground: '#4c1f3a',
    ink: '#f0c3a2',
    shapes: drawn(
      'M20 10v12M20 32v22M32 10v22M32 42v12M44 10v12M44 32v22M10 27h4M26 27h28M10 37h16M38 37h16M10 47h4M26 47h28M10 17h16M38 17h16',
    ),
  },
}

/** Beside the shops file: the name of a shop's logo. */
export function logoFile(slug: string): string {
  return join('logos', `${slug}.png`)
}

/** Draws every shop's mark into the folder that the shops file lies in. */
export async function drawLogos(folder: string): Promise<void> {
  await mkdir(join(folder, 'logos'), { recursive: true })
  await Promise.all(
    shops.map(({ slug }) =>
      sharp(Buffer.from(logoSvg(slug)))
        .png({ palette: true })
        .toFile(join(folder, logoFile(slug))),
    ),
  )
}

function filled(d: string): string {
  return `<path d="${d}" fill="currentColor" stroke="none"/>`
}

function drawn(d: string): string {
  return `<path d="${d}"/>`
}

function logoSvg(slug: string): string {
  const mark = marks[slug]
  if (mark === undefined) throw new Error(`the shop ${slug} has no mark yet (demo/shops/logos.ts)`)
  const { ground, ink, shapes } = mark
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/><g color="${ink}" stroke="currentColor" fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${shapes}</g></svg>`
}
