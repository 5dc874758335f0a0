/** Learned by `node tools/eval/matching-weights.ts`; not written by hand. Words of several brands by the mean share of titles that have them, in thousandths. */
export const wordShares: readonly (readonly [perMille: number, words: string])[] = [
  [500, 'sof'],
  [100, 'colour-oak set'],
  [80, 'colour-light'],
  [60, 'chaise finish-matt longu mes'],
  [50, 'drive-electric'],
  [40, 'colour-dark modular'],
  [30, 'b chair colour-anthracite colour-walnut f lugar natural outline-corner outline-round storage'],
  [20, 'cadeir cam cap colour-gold colour-navy colour-oldpink firmness-soft'],
  [10, 'banc chairs colour-sand cushion place-outdoor recliner repous side-left side-right ø'],
  [9, 'colour-greige kg unit'],
  [8, 'conjunt div doors drawers print-plain roupeir secretari v'],
  [7, 'colour-chrome colour-graphite colour-medium colour-rust estant estrutur legs modul poltron pur'],
  [6, 'candeeir colour-sage encost l mattress pared port seat'],
  [5, 'abert armari colour-pine comod dun jardim make-effect mol prateleir tapet tv u'],
  [
    4,
    'bar centr colour-bottle colour-camel colour-copper colour-olive colour-petrol colour-terracotta headboard intens jantar pouf shaped top',
  ],
  [
    3,
    'apoi banh build-folding cas colour-bamboo colour-beech colour-cream colour-mustard colour-taupe consol corrid futon isak lacad lav lid mirror movel nordby',
  ],
  [
    2,
    'arms bas bed bed-double bed-single build-extending carrinh colour-inox colour-linen colour-mint colour-snow cozinh decorativ edition-plus edredao entrad entrancad escovad escritori estofad flor gavet giratori guard headrest',
  ],
  [
    2,
    'height-high hom infantil jad jog k lavatori luz mesinh outline-square pintad place-indoor puxador sal sien suport toalh varao vas verdal',
  ],
  [
    1,
    'agu alvang aparador apliqu bardal bed-bunk berc brac caix cest colour-acacia colour-bordeaux colour-chocolate colour-moss correr cortin espum estor fibr frent jarr light loft make-solid malh mant pe pec quadr relax revestid rol',
  ],
  [1, 'roup sapateir sintr suspens tabl tamp tel tessar tet texturad tre velh viscoelastic wheels'],
  [
    0.9,
    'assent barros base colour-lemon cortinad eir espreguicadeir giest height-low lampad organizador red sardinheir termolacad ulv usb velin voug',
  ],
  [0.8, 'arrabid beir cab cerdeir colour-mango colour-sonoma duch moinh plant refeicao relogi resistent serran'],
  [
    0.7,
    'abrir alm altur amieir artificial bancad bandej cadeirao colch colour-lilac cop crianc ergonomic faqueir firmness-firm fjeld foc frigideir levad lous marinh marsal mondeg orsin painel plafon quercet rabacal reclinavel ribeir sear',
  ],
  [0.7, 'sintetic suspensao tac temperad vel vinj vitrin'],
  [
    0.6,
    'acinzentad acolchoad alecrim azenh bloc cabid caf carpet chao colour-concrete colour-offwhite colun dor eldrid ensacad envelhecid ericeir estendal fabri fac folgos gaming latex livr loic loureir mao mel moldur monter natal noudar',
  ],
  [0.6, 'perlis pisan prat quart ras savel talh termic toucador umbri utensili valdin vinil'],
  [
    0.5,
    'arc articulad brincar cameli chaven colour-ivory elevatori elvran escrivaninh espig estev fech fronh fund ganch garc gaz grims lencoi otell papel protecao rosolin turc vigev',
  ],
]
