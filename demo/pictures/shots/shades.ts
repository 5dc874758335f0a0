import { toneOf } from '../../language/tones.ts'

/** How a shade looks under white light: the tone that a surface has on the whole, and the one that its grain or weave mixes in (sRGB, "#rrggbb"). */
export interface Shade {
  readonly colour: string
  readonly second: string
}

const rows = `
branco #f0eeea #e2dfd9 | branco-sujo #ebe5d8 #dcd4c4 | marfim #ede3cd #ded2b8 | bege #cfbd9f #bda987 | areia #d6c7ad #c4b394 | linho #d5c8b2 #c2b398
creme #e9dcc2 #d8c9ab | natural #d2b88f #b99a6c | greige #b5aa9c #a1968a | camel #b07a48 #98643a | chocolate #4c3426 #3b281d | castanho #775037 #623f2b
taupe #897a6d #75675b | cinza-claro #c2c3c2 #aeb0b0 | cinza #8c8f92 #787b7f | antracite #404347 #33363a | grafite #55585c #45484c | betao #a7a6a2 #94938f
preto #232324 #191919 | azul-marinho #24324f #1a253d | petroleo #1f5564 #174351 | azul-ceu #a9c4d8 #93b1c8 | azul #2f5fa8 #264f8e | ganga #4b6687 #3d5572
verde-salva #9aa98e #869679 | verde-garrafa #1f4b3b #173a2d | azeitona #70703f #5d5d33 | menta #b3d6c3 #9cc4af | eucalipto #8ea292 #7a8f7f
mostarda #c6942e #ae8024 | amarelo #e6c63a #d2b02a | terracota #b3603f #9a4f33 | laranja #db782b #c26622 | pessego #edb18f #de9d79
bordeaux #6b202f #561825 | vermelho #b4292d #992024 | rosa-velho #c39a95 #b08680 | rosa #e2bdc0 #d3a8ac | lilas #b6a3c9 #a28eb7 | beringela #4d2d47 #3c2137
dourado #c8a04d #b38a3b | latao #b08d4d #9a783c | cobre #b86f46 #a05d38 | cromado #c8ccd0 #b6babf | inox #b2b6b9 #a0a4a8 | transparente #e4ecec #d3dede | multicor #a8553f #24405f
carvalho-natural #c9a678 #a98354 | carvalho-fumado #79583c #5c412b | carvalho-mel #bb8a52 #9a6d3b | nogueira #7d5638 #593a24 | nogueira-escura #553827 #3b261a
pinho-natural #dcba88 #c29a62 | pinho-mel #c79553 #a8763a | faia-natural #d4ab80 #bd9065 | teca-natural #a8743f #86572b | acacia-natural #9a6138 #6f4224
mangueira-natural #a9794b #7f5530 | eucalipto-oleado #a56d45 #80502f | bambu-natural #d8bc85 #c1a066 | sonoma #cdb391 #ad9170 | efeito-carvalho #c0a077 #9f7f57 | efeito-nogueira #7a563b #573b27`

const table = new Map(
  rows.split(/[|\n]/).flatMap((row): [string, Shade][] => {
    const [key, colour, second] = row.trim().split(' ')
    return key === undefined || colour === undefined || second === undefined ? [] : [[key, { colour, second }]]
  }),
)

/** The shade of a tone of the demo's language (tones.ts). */
export function shadeOf(tone: string): Shade {
  const shade = table.get(toneOf(tone).key)
  if (shade === undefined) throw new Error(`the tone ${tone} has no shade`)
  return shade
}
