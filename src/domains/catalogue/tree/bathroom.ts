import type { CategoryRow } from './category-row.ts'

/** Casa de banho: ids 14000–14999. */
export const bathroom: readonly CategoryRow[] = [
  [14000, null, 'casa-de-banho', 'Casa de banho', 'artigo de casa de banho', 'm', 'any', [574], ['banheiro', 'bathroom', 'baño', 'wc', 'quarto de banho']],
  [14001, 'casa-de-banho', 'moveis-de-casa-de-banho', 'Móveis de casa de banho', 'móvel de casa de banho', 'm', 'bathUnit', [500000], ['móveis de wc', 'móveis de banheiro', 'conjunto de casa de banho']],
  [14002, 'moveis-de-casa-de-banho', 'moveis-de-lavatorio', 'Móveis de lavatório', 'móvel de lavatório', 'm', 'bathUnit', [2081], ['móvel com lavatório', 'móvel suspenso de wc', 'gabinete de banheiro', 'móvel lavatório', 'bathroom vanity']],
  [14003, 'moveis-de-casa-de-banho', 'colunas-de-casa-de-banho', 'Colunas de casa de banho', 'coluna de casa de banho', 'f', 'bathUnit', [], ['coluna de wc', 'armário alto de casa de banho', 'coluna de banho']],
  [14004, 'moveis-de-casa-de-banho', 'armarios-de-casa-de-banho', 'Armários de casa de banho', 'armário de casa de banho', 'm', 'bathUnit', [2418], ['armário de wc', 'armário de banheiro', 'armário de espelho', 'camarim', 'móvel para máquina de lavar']],
  [14005, 'moveis-de-casa-de-banho', 'prateleiras-de-casa-de-banho', 'Prateleiras de casa de banho', 'prateleira de casa de banho', 'f', 'bathUnit', [575], ['prateleira de duche', 'prateleira de wc', 'cesto de duche', 'estante de casa de banho']],
  [14006, 'moveis-de-casa-de-banho', 'espelhos-de-casa-de-banho', 'Espelhos de casa de banho', 'espelho de casa de banho', 'm', 'picture', [], ['espelho com luz', 'espelho de wc', 'espelho led', 'espelho de aumento', 'espelho de banheiro']],
  [14010, 'casa-de-banho', 'loucas-e-torneiras', 'Louças e torneiras', 'louça sanitária', 'f', 'bathUnit', [], ['sanitários', 'louça sanitária']],
  [14011, 'loucas-e-torneiras', 'lavatorios', 'Lavatórios', 'lavatório', 'm', 'bathUnit', [], ['lavatório de pousar', 'pia de banheiro', 'cuba de lavatório', 'washbasin', 'lavabo']],
  [14012, 'loucas-e-torneiras', 'sanitas-e-bides', 'Sanitas e bidés', 'sanita', 'f', 'bathUnit', [], ['bidé', 'vaso sanitário', 'retrete', 'tampo de sanita', 'toilet']],
  [14013, 'loucas-e-torneiras', 'torneiras-de-lavatorio', 'Torneiras de lavatório', 'torneira de lavatório', 'f', 'tap', [], ['misturadora de lavatório', 'monocomando de lavatório']],
  [14014, 'loucas-e-torneiras', 'duche', 'Duche e hidromassagem', 'coluna de duche', 'f', 'bathtub', [], ['chuveiro', 'coluna de hidromassagem', 'conjunto de duche', 'rampa de duche']],
  [14015, 'loucas-e-torneiras', 'bases-e-resguardos-de-duche', 'Bases e resguardos de duche', 'base de duche', 'f', 'bathtub', [], ['resguardo de duche', 'cabine de duche', 'box de banho', 'divisória de banho', 'porta de duche']],
  [14016, 'loucas-e-torneiras', 'banheiras', 'Banheiras', 'banheira', 'f', 'bathtub', [], ['banheira de pousar', 'bathtub', 'banheira de hidromassagem']],
  [14020, 'casa-de-banho', 'acessorios-de-casa-de-banho', 'Acessórios de casa de banho', 'acessório de casa de banho', 'm', 'box', [6858, 7093], ['acessórios de wc', 'acessórios de banheiro', 'conjunto de acessórios de wc']],
  [14021, 'acessorios-de-casa-de-banho', 'toalheiros', 'Toalheiros', 'toalheiro', 'm', 'wallUnit', [586, 2034], ['porta-toalhas', 'suporte de toalhas', 'towel rack', 'cabide de casa de banho']],
  [14022, 'acessorios-de-casa-de-banho', 'porta-rolos-wc', 'Porta-rolos e piaçabas', 'porta-rolos de WC', 'm', 'box', [584, 583, 579], ['piaçaba', 'suporte de papel higiénico', 'porta papel higiénico', 'piassaba', 'toilet brush', 'escova de sanita']],
  [14023, 'acessorios-de-casa-de-banho', 'dispensadores-de-sabonete', 'Dispensadores de sabonete', 'dispensador de sabonete', 'm', 'box', [4971, 582], ['saboneteira', 'doseador de sabonete', 'soap dispenser']],
  [14024, 'acessorios-de-casa-de-banho', 'copos-de-escovas', 'Copos para escovas', 'copo para escovas', 'm', 'box', [585], ['porta-escovas', 'copo de dentes', 'toothbrush holder', 'suporte para escovas de dentes']],
  [14025, 'acessorios-de-casa-de-banho', 'tapetes-de-casa-de-banho', 'Tapetes de casa de banho', 'tapete de casa de banho', 'm', 'mat', [577], ['tapete de banho', 'tapete de duche', 'tapete de wc', 'tapete de banheiro', 'bath mat']],
  [14026, 'acessorios-de-casa-de-banho', 'cortinas-de-duche', 'Cortinas de duche', 'cortina de duche', 'f', 'showerCurtain', [580, 578, 1962], ['cortina de banho', 'cortina de banheira', 'varão de duche', 'shower curtain']],
  [14027, 'acessorios-de-casa-de-banho', 'barras-de-apoio', 'Barras e bancos de apoio', 'barra de apoio', 'f', 'wallUnit', [8114], ['banco de duche', 'barra de segurança', 'assento de duche']],
  [14028, 'acessorios-de-casa-de-banho', 'balancas-de-casa-de-banho', 'Balanças de casa de banho', 'balança de casa de banho', 'f', 'box', [], ['balança digital', 'balança de wc']],
]
