import type { CategoryRow } from './category-row.ts'

/** Criança e bebé: ids 8000–8999. */
export const children: readonly CategoryRow[] = [
  [8000, null, 'crianca-e-bebe', 'Criança e bebé', 'móvel infantil', 'm', 'any', [554, 6349], ['infantil', 'móveis infantis', 'kids', 'bebê', 'puericultura']],
  [8001, 'crianca-e-bebe', 'quarto-de-bebe', 'Quarto de bebé', 'móvel de bebé', 'm', 'any', [], ['móveis de bebé', 'bebé', 'quarto de bebê']],
  [8002, 'quarto-de-bebe', 'bercos', 'Berços', 'berço', 'm', 'cot', [6393, 7068], ['berço de bebé', 'berço colecho', 'co-sleeping', 'alcofa', 'moisés', 'bassinet']],
  [8003, 'quarto-de-bebe', 'camas-de-grades', 'Camas de grades', 'cama de grades', 'f', 'cot', [6394, 7071], ['cama de bebé', 'cama evolutiva', 'cot']],
  [8004, 'quarto-de-bebe', 'trocadores-de-fraldas', 'Trocadores de fraldas', 'trocador de fraldas', 'm', 'kids', [558], ['muda-fraldas', 'trocador', 'fraldário', 'cómoda muda fraldas', 'changing table']],
  [8005, 'quarto-de-bebe', 'cadeiras-de-refeicao', 'Cadeiras de refeição', 'cadeira de refeição', 'f', 'kids', [559, 6969], ['cadeira alta de bebé', 'cadeira da papa', 'cadeirão de bebé', 'high chair'], 'Cadeiras de refeição para bebé'],
  [8006, 'quarto-de-bebe', 'texteis-de-bebe', 'Têxteis de bebé', 'têxtil de bebé', 'm', 'bedLinen', [7070, 7072], ['protetor de berço', 'contorno de berço', 'ninho de bebé', 'lençóis de berço', 'manta de bebé', 'roupa de cama de bebé']],
  [8007, 'quarto-de-bebe', 'parques-de-bebe', 'Parques e barreiras', 'parque de bebé', 'm', 'kids', [], ['barreira de cama', 'cancela de segurança', 'barreira de segurança', 'playpen']],
  [8010, 'crianca-e-bebe', 'quarto-de-crianca', 'Quarto de criança', 'móvel de criança', 'm', 'any', [], ['quarto infantil', 'quarto juvenil', 'móveis de criança']],
  [8011, 'quarto-de-crianca', 'camas-de-crianca', 'Camas de criança', 'cama de criança', 'f', 'bed', [], ['cama infantil', 'cama juvenil', 'cama montessori', 'cama casinha', 'cama carro', 'kids bed']],
  [8012, 'quarto-de-crianca', 'beliches', 'Beliches', 'beliche', 'm', 'bed', [], ['camas sobrepostas', 'litera', 'bunk bed']],
  [8013, 'quarto-de-crianca', 'camas-altas', 'Camas altas', 'cama alta', 'f', 'bed', [], ['cama mezanine', 'cama sobreelevada', 'loft bed'], 'Camas altas para criança'],
  [8014, 'quarto-de-crianca', 'roupeiros-infantis', 'Roupeiros infantis', 'roupeiro infantil', 'm', 'wardrobe', [], ['roupeiro de criança', 'guarda-roupa infantil', 'roupeiro de bebé']],
  [8015, 'quarto-de-crianca', 'comodas-infantis', 'Cómodas infantis', 'cómoda infantil', 'f', 'cabinet', [], ['cómoda de criança', 'cómoda de bebé']],
  [8016, 'quarto-de-crianca', 'secretarias-infantis', 'Secretárias infantis', 'secretária infantil', 'f', 'desk', [], ['secretária de criança', 'secretária juvenil', 'escrivaninha infantil']],
  [8017, 'quarto-de-crianca', 'mesas-e-cadeiras-infantis', 'Mesas e cadeiras infantis', 'mesa infantil', 'f', 'kids', [6351], ['cadeira infantil', 'mesa de atividades', 'conjunto de mesa e cadeiras infantil', 'mesa e cadeira de criança']],
  [8018, 'quarto-de-crianca', 'sofas-infantis', 'Sofás e poltronas infantis', 'sofá infantil', 'm', 'kids', [], ['poltrona infantil', 'pufe infantil', 'sofá de criança', 'poltrona de criança']],
  [8020, 'crianca-e-bebe', 'arrumacao-infantil', 'Arrumação infantil', 'arrumação infantil', 'f', 'kids', [], ['organização infantil']],
  [8021, 'arrumacao-infantil', 'caixas-de-brinquedos', 'Caixas de brinquedos', 'caixa de brinquedos', 'f', 'kids', [4268], ['arca de brinquedos', 'baú de brinquedos', 'cesto de brinquedos', 'toy box']],
  [8022, 'arrumacao-infantil', 'estantes-infantis', 'Estantes infantis', 'estante infantil', 'f', 'kids', [], ['estante montessori', 'biblioteca infantil', 'estante de criança']],
  [8023, 'arrumacao-infantil', 'tendas-e-tipis', 'Tendas e tipis', 'tipi', 'f', 'kids', [], ['tenda infantil', 'tenda tipi', 'casinha de brincar', 'play tent']],
  [8024, 'arrumacao-infantil', 'decoracao-infantil', 'Decoração infantil', 'decoração infantil', 'f', 'decor', [499693], ['móbile de bebé', 'medidor de altura', 'candeeiro infantil', 'luz de presença']],
]
