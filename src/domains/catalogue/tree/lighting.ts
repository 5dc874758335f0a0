import type { CategoryRow } from './category-row.ts'

/** Iluminação: ids 9000–9999. */
export const lighting: readonly CategoryRow[] = [
  [9000, null, 'iluminacao', 'Iluminação', 'candeeiro', 'm', 'lamp', [594, 2956], ['candeeiros', 'luminárias', 'lighting', 'luz', 'iluminacion', 'luminaire', 'svet']],
  [9001, 'iluminacao', 'iluminacao-de-teto', 'Iluminação de teto', 'luz de teto', 'f', 'lamp', [3006, 2524], ['luz de teto', 'candeeiro teto']],
  [9002, 'iluminacao-de-teto', 'candeeiros-suspensos', 'Candeeiros suspensos', 'candeeiro suspenso', 'm', 'lamp', [], ['candeeiro de suspensão', 'candeeiro pendente', 'pendente', 'suspensão', 'luminária pendente', 'pendant', 'pendant lamp']],
  [9003, 'iluminacao-de-teto', 'candeeiros-de-teto', 'Candeeiros de teto', 'candeeiro de teto', 'm', 'lamp', [2809], ['plafon', 'plafond', 'plafonnier', 'ceiling lamp']],
  [9004, 'iluminacao-de-teto', 'lustres', 'Lustres', 'lustre', 'm', 'lamp', [2249], ['candelabro de teto', 'chandelier']],
  [9005, 'iluminacao-de-teto', 'focos-e-calhas', 'Focos e calhas', 'foco', 'm', 'lamp', [6274, 6272, 4932, 6273, 1546], ['spot', 'projetor de teto', 'foco encastrável', 'calha de focos', 'downlight']],
  [9006, 'iluminacao-de-teto', 'ventoinhas-de-teto', 'Ventoinhas de teto', 'ventoinha de teto', 'f', 'fan', [1700], ['ventilador de teto', 'ventoinha com luz', 'ceiling fan']],
  [9010, 'iluminacao', 'iluminacao-de-mesa-e-chao', 'Iluminação de mesa, chão e parede', 'candeeiro', 'm', 'lamp', [4636], ['lâmpadas portáteis']],
  [9011, 'iluminacao-de-mesa-e-chao', 'candeeiros-de-pe', 'Candeeiros de pé', 'candeeiro de pé', 'm', 'standingLamp', [], ['candeeiro de chão', 'luminária de chão', 'lampadaire', 'floor lamp', 'luminária de piso', 'abajur de chão']],
  [9012, 'iluminacao-de-mesa-e-chao', 'candeeiros-de-mesa', 'Candeeiros de mesa', 'candeeiro de mesa', 'm', 'standingLamp', [], ['abajur', 'candeeiro de mesinha de cabeceira', 'candeeiro de cabeceira', 'luminária de mesa', 'table lamp', 'bedside lamp']],
  [9013, 'iluminacao-de-mesa-e-chao', 'candeeiros-de-secretaria', 'Candeeiros de secretária', 'candeeiro de secretária', 'm', 'standingLamp', [], ['candeeiro de leitura', 'candeeiro flexo', 'flexo', 'desk lamp']],
  [9014, 'iluminacao-de-mesa-e-chao', 'apliques-de-parede', 'Apliques de parede', 'aplique de parede', 'm', 'lamp', [6073, 2370], ['aplique', 'candeeiro de parede', 'arandela', 'wall lamp']],
  [9015, 'iluminacao-de-mesa-e-chao', 'candeeiros-recarregaveis', 'Candeeiros sem fios', 'candeeiro sem fios', 'm', 'standingLamp', [505826], ['candeeiro recarregável', 'candeeiro portátil', 'candeeiro solar de mesa']],
  [9020, 'iluminacao', 'iluminacao-de-exterior', 'Iluminação de exterior', 'candeeiro de exterior', 'm', 'lamp', [7400, 7401], ['candeeiros de jardim', 'outdoor lighting']],
  [9021, 'iluminacao-de-exterior', 'apliques-de-exterior', 'Apliques de exterior', 'aplique de exterior', 'm', 'lamp', [363], ['candeeiro de parede exterior', 'arandela externa']],
  [9022, 'iluminacao-de-exterior', 'candeeiros-de-jardim', 'Candeeiros e balizas de jardim', 'candeeiro de jardim', 'm', 'lamp', [7399], ['baliza de jardim', 'estaca solar', 'luz solar de jardim', 'poste de jardim', 'tocha de jardim']],
  [9023, 'iluminacao-de-exterior', 'grinaldas-de-luzes', 'Grinaldas de luzes', 'grinalda de luzes', 'f', 'lightString', [2608], ['luzes de fada', 'cordão de luzes', 'string lights', 'cortina de luzes']],
  [9030, 'iluminacao', 'lampadas-e-acessorios', 'Lâmpadas e acessórios', 'lâmpada', 'f', 'bulb', [], ['acessórios de iluminação']],
  [9031, 'lampadas-e-acessorios', 'lampadas', 'Lâmpadas', 'lâmpada', 'f', 'bulb', [2425, 3329, 2947, 2690, 2944], ['lâmpada led', 'bombilha', 'bulb', 'bombilla', 'ampoule']],
  [9032, 'lampadas-e-acessorios', 'fitas-led', 'Fitas LED', 'fita LED', 'f', 'lightString', [], ['tira led', 'led strip', 'fita de led']],
  [9033, 'lampadas-e-acessorios', 'abajures', 'Abajures e quebra-luzes', 'quebra-luz', 'm', 'lamp', [3185], ['quebra luz', 'abat-jour', 'cúpula de candeeiro', 'lampshade']],
  [9034, 'lampadas-e-acessorios', 'bases-e-cabos-de-candeeiro', 'Bases e cabos de candeeiro', 'base de candeeiro', 'f', 'lamp', [], ['cabo de candeeiro', 'pé de candeeiro', 'suporte de lâmpada', 'casquilho']],
]
