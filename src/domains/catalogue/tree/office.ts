import type { CategoryRow } from './category-row.ts'

/** Escritório: ids 5000–5999. */
export const office: readonly CategoryRow[] = [
  [5000, null, 'escritorio', 'Escritório', 'móvel de escritório', 'm', 'any', [6362], ['móveis de escritório', 'mobiliário de escritório', 'home office', 'teletrabalho'], 'Móveis de escritório'],
  [5001, 'escritorio', 'secretarias', 'Secretárias', 'secretária', 'f', 'desk', [4191], ['escrivaninha', 'mesa de escritório', 'mesa de trabalho', 'desk', 'bureau']],
  [5002, 'secretarias', 'secretarias-direitas', 'Secretárias retas', 'secretária reta', 'f', 'desk', [6363], ['secretária direita', 'secretária retangular']],
  [5003, 'secretarias', 'secretarias-de-canto', 'Secretárias de canto', 'secretária de canto', 'f', 'desk', [], ['secretária em L', 'escrivaninha de canto']],
  [5004, 'secretarias', 'secretarias-elevatorias', 'Secretárias elevatórias', 'secretária elevatória', 'f', 'desk', [], ['secretária regulável em altura', 'standing desk', 'mesa elevatória', 'secretária ajustável em altura']],
  [5005, 'secretarias', 'secretarias-gaming', 'Secretárias gaming', 'secretária gaming', 'f', 'desk', [], ['mesa gaming', 'secretária gamer', 'gaming desk']],
  [5006, 'secretarias', 'mesas-de-reuniao', 'Mesas de reunião', 'mesa de reunião', 'f', 'desk', [4317], ['mesa de reuniões', 'mesa de conferência']],
  [5007, 'secretarias', 'mesas-de-desenho', 'Mesas de desenho', 'mesa de desenho', 'f', 'desk', [2242], ['estirador', 'cavalete de desenho']],
  [5010, 'escritorio', 'assentos-de-escritorio', 'Assentos de escritório', 'cadeira de escritório', 'f', 'chair', [], ['cadeiras para escritório']],
  [5011, 'assentos-de-escritorio', 'cadeiras-de-escritorio', 'Cadeiras de escritório', 'cadeira de escritório', 'f', 'chair', [2045], ['cadeira de secretária', 'cadeira ergonómica', 'cadeira rotativa', 'cadeira giratória', 'office chair']],
  [5012, 'assentos-de-escritorio', 'cadeiras-gaming', 'Cadeiras gaming', 'cadeira gaming', 'f', 'chair', [6800], ['cadeira gamer', 'gaming chair']],
  [5013, 'assentos-de-escritorio', 'cadeiras-de-visita', 'Cadeiras de visita', 'cadeira de visita', 'f', 'chair', [], ['cadeira de espera', 'cadeira de confidente', 'cadeira de conferência']],
  [5014, 'assentos-de-escritorio', 'apoios-de-pes', 'Apoios de pés', 'apoio de pés', 'm', 'box', [7559], ['apoio ergonómico de pés', 'apoio para os pés']],
  [5020, 'escritorio', 'arrumacao-de-escritorio', 'Arrumação de escritório', 'arrumação de escritório', 'f', 'cabinet', [], ['organização de escritório']],
  [5021, 'arrumacao-de-escritorio', 'blocos-de-gavetas', 'Blocos de gavetas', 'bloco de gavetas', 'm', 'cabinet', [], ['gaveteiro', 'módulo de gavetas', 'bloco rodado']],
  [5022, 'arrumacao-de-escritorio', 'armarios-de-escritorio', 'Armários de escritório', 'armário de escritório', 'm', 'cabinet', [], ['armário de arquivo']],
  [5023, 'arrumacao-de-escritorio', 'arquivadores', 'Arquivadores', 'arquivador', 'm', 'cabinet', [463], ['ficheiro metálico', 'classificador', 'file cabinet']],
  [5024, 'arrumacao-de-escritorio', 'organizadores-de-secretaria', 'Organizadores de secretária', 'organizador de secretária', 'm', 'box', [], ['porta-canetas', 'tabuleiro de secretária', 'desk organiser']],
  [5025, 'arrumacao-de-escritorio', 'quadros-de-escritorio', 'Quadros brancos e de cortiça', 'quadro branco', 'm', 'picture', [], ['quadro magnético', 'quadro de cortiça', 'whiteboard', 'memoboard']],
  [5026, 'arrumacao-de-escritorio', 'suportes-de-monitor', 'Suportes de monitor', 'suporte de monitor', 'm', 'box', [503766, 503765], ['elevador de monitor', 'braço de monitor', 'suporte para portátil']],
]
