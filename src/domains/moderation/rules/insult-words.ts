/**
 * What offends in European Portuguese, as whole folded words: a word within another ("disputa", "computador") is none of them. Left out on
 * purpose: what a piece of furniture, a colour, a hide or a place is called too (paneleiro, preto, vaca, porco, pau, teso, broche, Picha).
 */
export const INSULTS: readonly string[] = [
  'put(?:a|as|edo|inhas?|ona)',
  'caralh(?:o|os|ada)',
  'fod(?:a|am|ase|er|eram|eu|ido|idos|ida|idas|ei|e|erse|ilhoes|ilhao)',
  'cabr(?:ao|oes|ona|onas)',
  'con(?:a|aca|as)',
  'colhoes',
  'punhet(?:a|as|eiro|eiros)',
  'panasc(?:a|as)',
  'maricas',
  'paneleirag(?:em|ens)',
  'panel?eirote',
  'fuf(?:a|as)',
  'rabet(?:a|as)',
  'monhe(?:s)?',
  'pretalhad(?:a|as)',
  'ciganad(?:a|as)',
  'mongol(?:oide|oides)',
  'imbecil',
  'imbecis',
  'filh[oa]s? da mae que',
  'fdp',
  'crl',
  'pqp',
]

/** Coarse or an accusation: one alone may be a bad day, two are not published unread. */
export const ROUGH: readonly string[] = [
  'merd(?:a|as|oso|osos|osa|osas)',
  'porra',
  'cag(?:ar|ada|adas|ado|ados|alhao|am|aram)',
  'idiot(?:a|as|ice)',
  'estupid(?:o|os|a|as|ez)',
  'burr(?:o|os|a|as|ice)',
  'parv(?:o|os|alhao|alhoes)',
  'palhac(?:o|os|ada)',
  'otari(?:o|os)',
  'ladr(?:ao|oes)',
  'gatun(?:o|os|agem)',
  'vigarist(?:a|as)',
  'aldrab(?:ao|oes|ices?)',
  'burl(?:ao|oes|istas?)',
  'trafulh(?:a|as|ice)',
  'badalhoc(?:o|os|a|as)',
  'atrasad[oa]s? mental',
]

/** Said to or of somebody, it is an insult whatever the word means elsewhere. */
export const AIMED: readonly string[] = [
  String.raw`(?:seus?|suas?|cambada de|bando de|corja de|cambada d[oe]s?)\s+(?:grandes?\s+)?(?:@ROUGH@|porcos?|bestas?|vacas?|paneleiros?|retardados?|animais|nojentos?|cao|caes|mentirosos?)`,
  String.raw`(?:es|sao|e)\s+u(?:m|ma|ns|mas)\s+(?:porcos?|bestas?|vacas?|paneleiros?|retardados?|atrasados? menta\w+)`,
  String.raw`(?:vai|vao|va)\s+(?:levar|tomar|apanhar)\s+no\s+cu`,
  String.raw`(?:pretos?|ciganos?|brasileiros?|ucranianos?|indianos?|chineses|judeus?|mouros?)\s+de\s+merda`,
  String.raw`volt(?:a|em|e)\s+para\s+a\s+(?:tua|vossa|sua)\s+terra`,
  String.raw`(?:mato-?(?:te|vos|o|os)|vou-?(?:te|vos)?\s*matar|parto-?(?:te|vos|lhe|lhes)\s+(?:a\s+cara|todo)|sei\s+onde\s+(?:moras?|vives?|trabalhas?)|vou\s+ai\s+(?:e\s+)?part\w+)`,
]
