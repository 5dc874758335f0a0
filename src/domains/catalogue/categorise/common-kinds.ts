/** Words that many kinds begin with, and which kinds shops mean most when they say no more: for suggestions only. */
export const commonKinds: Readonly<Record<string, readonly string[]>> = {
  cadeira: ['cadeiras-de-jantar', 'cadeiras-de-escritorio', 'cadeiras-de-jardim'], mesa: ['mesas-de-jantar-fixas', 'mesas-de-centro', 'mesas-de-apoio'],
  mesinha: ['mesas-de-apoio', 'mesas-de-cabeceira', 'mesas-de-centro'], almofada: ['almofadas-decorativas', 'almofadas-de-dormir', 'almofadas-de-exterior'],
  candeeiro: ['candeeiros-de-teto', 'candeeiros-de-mesa', 'candeeiros-de-pe'], luminaria: ['candeeiros-suspensos', 'candeeiros-de-mesa', 'candeeiros-de-pe'], abajur: ['candeeiros-de-mesa', 'abajures'],
  armario: ['armarios-de-arrumacao', 'roupeiros-de-portas-de-abrir', 'armarios-de-casa-de-banho'], banco: ['bancos-corridos', 'bancos-altos', 'bancos-de-jardim'], banqueta: ['bancos-altos', 'pufes', 'bancos-de-quarto'],
  bandeja: ['bandejas-decorativas', 'tabuleiros-de-servir'], porta: ['porta-rolos-wc', 'porta-especiarias', 'porta-chaves-de-parede'], futon: ['colchoes-dobraveis', 'sofas-cama'], gazebo: ['tendas-de-jardim', 'pergolas'],
  movel: ['bancadas-de-tv', 'aparadores', 'moveis-de-lavatorio'], vaso: ['vasos-de-interior', 'vasos-e-floreiras', 'jarras'], capa: ['capas-de-sofa', 'capas-de-edredao', 'capas-de-almofada'],
  caixa: ['caixas-de-arrumacao', 'caixas-decorativas', 'caixas-de-jardim'], prateleira: ['prateleiras-de-parede', 'prateleiras-de-casa-de-banho', 'estantes'], suporte: ['suportes-de-plantas', 'suportes-de-tv', 'suportes-de-monitor'],
  conjunto: ['conjuntos-de-jardim', 'conjuntos-de-jantar', 'conjuntos-de-quarto'], cama: ['camas-de-casal', 'camas-de-solteiro', 'camas-estofadas'], sofa: ['sofas-de-3-lugares', 'sofas-de-2-lugares', 'sofas-de-canto'],
  colchao: ['colchoes-viscoelasticos', 'colchoes-de-molas', 'colchoes-de-espuma'], torneira: ['torneiras-de-lavatorio', 'torneiras-de-cozinha'], base: ['bases-de-guarda-sol', 'bases-e-resguardos-de-duche', 'estrados'],
  organizador: ['organizadores-de-gavetas', 'organizadores-de-secretaria', 'caixas-de-arrumacao'], cabide: ['cabides-de-parede', 'cabides-de-pe', 'cruzetas'], taca: ['tacas-e-saladeiras', 'copos', 'centros-de-mesa'],
  figura: ['esculturas', 'decoracao-de-jardim'], capacho: ['capachos'], lampada: ['lampadas', 'candeeiros-de-mesa', 'candeeiros-suspensos'], luz: ['grinaldas-de-luzes', 'candeeiros-de-teto', 'lampadas'],
  chair: ['cadeiras-de-jantar', 'cadeiras-de-escritorio', 'cadeiras-de-jardim'], table: ['mesas-de-jantar-fixas', 'mesas-de-centro', 'mesas-de-apoio'], lamp: ['candeeiros-de-mesa', 'candeeiros-de-pe', 'candeeiros-de-teto'],
  silla: ['cadeiras-de-jantar', 'cadeiras-de-escritorio', 'cadeiras-de-jardim'], lampara: ['candeeiros-de-mesa', 'candeeiros-de-teto', 'candeeiros-de-pe'], chaise: ['cadeiras-de-jantar', 'cadeiras-de-escritorio', 'cadeiras-de-jardim'],
  lampe: ['candeeiros-de-mesa', 'candeeiros-suspensos', 'candeeiros-de-pe'], stuhl: ['cadeiras-de-jantar', 'cadeiras-de-escritorio', 'cadeiras-de-jardim'], tisch: ['mesas-de-jantar-fixas', 'mesas-de-centro', 'mesas-de-apoio'], schrank: ['armarios-de-arrumacao', 'roupeiros-de-portas-de-abrir'],
}
