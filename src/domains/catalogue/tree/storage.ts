import type { CategoryRow } from './category-row.ts'

/** Arrumação e organização: ids 6000–6999. */
export const storage: readonly CategoryRow[] = [
  [6000, null, 'arrumacao', 'Arrumação', 'arrumação', 'f', 'any', [636], ['organização', 'storage'], 'Arrumação e organização'],
  [6001, 'arrumacao', 'armarios-e-prateleiras', 'Armários e prateleiras', 'armário', 'm', 'cabinet', [6356], ['móveis de arrumação']],
  [6002, 'armarios-e-prateleiras', 'armarios-de-arrumacao', 'Armários de arrumação', 'armário de arrumação', 'm', 'cabinet', [5938], ['armário multiusos', 'armário utilitário', 'cacifo', 'armário de limpeza', 'armário alto', 'storage cabinet', 'armario']],
  [6003, 'armarios-e-prateleiras', 'prateleiras-de-parede', 'Prateleiras de parede', 'prateleira de parede', 'f', 'wallShelf', [6372], ['prateleira', 'prateleira flutuante', 'nicho de parede', 'étagère', 'wall shelf']],
  [6004, 'armarios-e-prateleiras', 'estantes-de-garagem', 'Estantes de garagem', 'estante de garagem', 'f', 'shelf', [8023, 8024], ['estante metálica', 'estante industrial de arrumação', 'estante de arrecadação', 'estantaria']],
  [6005, 'armarios-e-prateleiras', 'moveis-com-gavetas', 'Móveis com gavetas e cubos', 'móvel com gavetas', 'm', 'cabinet', [], ['móvel de cubos', 'estante de cubos', 'móvel gavetas', 'torre de gavetas']],
  [6010, 'arrumacao', 'caixas-e-cestos', 'Caixas e cestos', 'caixa', 'f', 'box', [5631], ['caixas de arrumação e cestos']],
  [6011, 'caixas-e-cestos', 'caixas-de-arrumacao', 'Caixas de arrumação', 'caixa de arrumação', 'f', 'box', [7255, 4360, 4237], ['caixa organizadora', 'caixa com tampa', 'caixa plástica', 'storage box']],
  [6012, 'caixas-e-cestos', 'cestos-de-arrumacao', 'Cestos de arrumação', 'cesto de arrumação', 'm', 'box', [573], ['cesto', 'cesta', 'canastra', 'cesto de verga', 'basket']],
  [6013, 'caixas-e-cestos', 'cestos-de-roupa', 'Cestos de roupa', 'cesto de roupa', 'm', 'box', [634], ['cesto para roupa suja', 'tulha', 'cesto de roupa suja', 'laundry basket', 'tulha de roupa']],
  [6014, 'caixas-e-cestos', 'sacos-de-arrumacao', 'Sacos de arrumação', 'saco de arrumação', 'm', 'box', [3561], ['saco de vácuo', 'capa de roupa', 'saco guarda-edredão']],
  [6015, 'caixas-e-cestos', 'caixotes-do-lixo', 'Caixotes do lixo', 'caixote do lixo', 'm', 'box', [637, 4516, 4517], ['balde do lixo', 'lixeira', 'ecoponto doméstico', 'trash can', 'ecoponto', 'poubelle']],
  [6020, 'arrumacao', 'organizacao-de-roupa', 'Organização de roupa', 'organização de roupa', 'f', 'box', [5558], ['arrumação de roupa']],
  [6021, 'organizacao-de-roupa', 'charriots-de-roupa', 'Charriots de roupa', 'charriot de roupa', 'm', 'cabinet', [5714], ['charriot', 'burro de roupa', 'arara de roupa', 'garment rack', 'varão de roupa']],
  [6022, 'organizacao-de-roupa', 'cruzetas', 'Cabides e cruzetas', 'cruzeta', 'f', 'box', [631], ['cabide de roupa', 'cabides de madeira', 'conjunto de cabides', 'hanger', 'cabides']],
  [6023, 'organizacao-de-roupa', 'organizadores-de-gavetas', 'Organizadores de gavetas', 'organizador de gavetas', 'm', 'box', [8058, 7351], ['divisória de gaveta', 'separador de gaveta', 'organizador de roupeiro']],
  [6024, 'organizacao-de-roupa', 'estendais', 'Estendais', 'estendal', 'm', 'outdoor', [2677], ['estendal de roupa', 'secador de roupa de chão', 'varal', 'drying rack']],
  [6025, 'organizacao-de-roupa', 'tabuas-de-engomar', 'Tábuas de engomar', 'tábua de engomar', 'f', 'outdoor', [633, 4656, 465846], ['tábua de passar', 'tábua de passar a ferro', 'ironing board']],
  [6026, 'organizacao-de-roupa', 'ganchos', 'Ganchos', 'gancho', 'm', 'decor', [5707, 2446], ['gancho de parede', 'gancho adesivo', 'hook']],
]
