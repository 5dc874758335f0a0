import type { AspectRules } from '../aspect-rules.ts'

/** How it came, and who sold it. */
export const ofShop = {
  delivery: {
    pro: 'Entrega rápida',
    con: 'Entrega demorada',
    words: 'entreg*|cheg*|demor*|envi*|praz*|previst*|esper*|atras*|dia|dias|semana|semanas|mes|meses|adiament*',
    isPraisedByDenial: true,
    plus: [
      '(entrega|envio|expedicao|entregas|transporte|encomenda) ..3 (rapid*|rapidissim*|celere|relampago|pontual|atempad*|dentro_do_prazo|no_prazo|antes_do_prazo|antes_do_previsto|antes_do_tempo|no_dia_seguinte|depressa|a_horas|a_tempo|expresso|veloz)',
      '(rapid*|rapidissim*|celere) ..1 (entrega|envio|expedicao|a_chegar|a_entregar|a_enviar|na_entrega|no_envio)',
      '@came ..3 (rapid*|depressa|antes_do_previsto|antes_do_tempo|antes_do_prazo|antes_da_data|no_dia_seguinte|dentro_do_prazo|no_prazo|a_horas|a_tempo|no_dia_combinado|no_dia_previsto|na_data_prevista|no_dia_marcado|mais_cedo|num_instante|dia_certo|na_data_combinada|data_prevista|ao_outro_dia|horas_depois)',
      '@came ..3 (em|ao_fim_de|passados|em_apenas|em_menos_de) ..2 (dia|dias|24_horas|48_horas|24h|48h|horas)',
      'em ..2 (dias|24_horas|48_horas|24h|48h) ..3 (@came|ca|casa|estava)',
      '@number dias depois ..2 (@came|estava)',
      '!nao ..1 (demorou|demoraram) ..1 (nada|muito)',
      '(cumpriram|cumpriu|cumprem|respeitaram) ..2 (prazo|prazos|data|horario)',
      'demorou (so|apenas|pouco|menos)',
      'rapidez ..2 (entrega|envio|expedicao)',
    ],
    minus: [
      '(entrega|envio|expedicao|encomenda|entregas|transporte) ..3 (demorad*|demorou|demora|lent*|tard*|atrasad*|atras*|fora_do_prazo|adiad*|moros*|semanas|meses)',
      '(demor*|atras*|adiament*) ..3 (entrega|envio|expedicao|chegar|entregar|enviar|encomenda|entregue)',
      '(demorou|demoraram|levou|esperei|esperamos|aguardei|estive|tardou|demora) ..4 (semana|semanas|mes|meses|eternidade|imenso_tempo|tempo_a_mais|muito_tempo|seculo)',
      '(esperar|espera|a_espera|espera_de) ..2 (@number|mais_de) ..1 (semana|semanas|mes|meses)',
      '@came ..3 (atrasad*|tarde|fora_do_prazo|depois_da_data|depois_do_previsto|com_atraso|fora_de_prazo|mais_tarde|depois_do_prazo|fora_de_horas)',
      '@came ..2 (ao_fim_de|so_ao_fim|passad*|depois_de|em) ..3 (semana|semanas|mes|meses)',
      '(semana|semanas|mes|meses|dias) de (atraso|espera)',
      '(falharam|falhou|nao_cumpriram|nao_cumpre*|nao_respeit*) ..3 (prazo|prazos|data|entrega|horario)',
      '(adiaram|remarcaram|adiada|remarcada) ..3 (vezes|entrega|data|outra)',
      'imenso_tempo ..2 (chegar|entregar|a_espera)',
    ],
  },
  handover: {
    pro: 'Boa entrega',
    con: 'Problemas na entrega',
    nouns:
      'entrega|transporte|transportadora|transportador|estafeta|estafetas|entregadores|motorista|transportadores|distribuidora',
    words: 'entreg*|transport*|estafet*|motorist*|escad*|porta|andar',
    plus: [
      '(entrega|transporte|envio) ..3 (sem_problemas|sem_problema|correu_bem|correu_tudo_bem|sem_falhas|sem_incidentes|nada_a_apontar|impecav*)',
      '(entregador*|transportador*|estafeta*|motorista*|rapazes|senhores|funcionarios) ..5 (simpatic*|educad*|atencios*|cuidados*|profissiona*|prestav*|amav*|cinco_estrelas|5_estrelas|impecav*|ajudaram|gentis)',
      '!(entrega|transporte) ..1 nao ..2 (melhor|correr_melhor|corrido_melhor)',
      '(levaram|subiram|trouxeram|colocaram|puseram) ..5 (andar|escadas|sala|quarto|dentro_de_casa|ate_a_sala|sitio|ate_casa)',
    ],
    minus: [
      '(deixaram|deixou|largaram|abandonaram|despejaram) ..4 (porta|rua|chuva|entrada|passeio|predio|vizinho|vizinha|portaria|garagem)',
      '(recusou*|recusaram*|nao_quis|nao_quiseram) ..4 (subir|levar|entregar|trazer|ajudar|escadas)',
      '(entregador*|transportador*|estafeta*|motorista*|rapazes|senhores) ..5 (antipatic*|mal_educad*|mal_criad*|rude*|desagradav*|bruto*|arrogante*|atirou|atiraram|incompetente*|grosseir*)',
      '(problema|problemas|confusao|trapalhada) ..2 (entrega|transporte|transportadora)',
      '!nao ..1 (apareceram|apareceu|tocaram|tocou|ligaram) ..3 (dia|entrega|campainha|antes|combinado)',
      '(entregaram|entregue) ..3 (morada_errada|errada|vizinho|outro_produto|errado)',
    ],
  },
  packaging: {
    pro: 'Bem embalado',
    con: 'Mal embalado',
    nouns: 'embalagem|embalajem|embalamento|acondicionamento|embalagens',
    words: 'embal*|embrulh*|caixa*|protegid*|acondicion*|protec*|esferovite',
    plus: [
      '(bem|otimamente|perfeitamente|cuidadosamente|impecavelmente|super_bem|lindamente) (embal*|acondicionad*|protegid*|embrulhad*|empacotad*)',
      '(embalad*|acondicionad*|embrulhad*|embalagem) ..2 (cuidado|a_prova|perfeicao|cuidada|resistente|segura|reforcada|robusta|intacta|protegida)',
      '(protegido|protegida|protegidos|protegidas) ..2 (cartao|esferovite|espuma|plastico_bolha|cantos)',
      'caixa ..3 (bem_protegida|reforcada|intacta)',
    ],
    minus: [
      '(mal|muito_mal|pessimamente|pouco) (embal*|acondicionad*|protegid*|embrulhad*|empacotad*)',
      '(embalagem|caixa|caixas|cartao|embalagens) ..3 (rasgad*|amolgad*|amassad*|abert*|danificad*|molhad*|desfeit*|rota|partida|estragada|rebentada|furada)',
      '(pouca|sem|nenhuma|falta_de|faltava) ..2 (protecao|proteccao|esferovite|plastico_bolha)',
      '(demasiado|muito|excesso_de|tanto) plastico ..3 embalagem',
      'embalagem ..3 (excess*|exagerad*|plastico_a_mais)',
    ],
  },
  damage: {
    pro: 'Chegou intacto',
    con: 'Chegou com danos',
    words:
      'partid*|risc*|intact*|inteir*|danificad*|estado|condic*|rachad*|lascad*|mossa*|amolgad*|quebrad*|estragad*|empenad*|impecav*|danos|defeito*',
    isPraisedByDenial: true,
    plus: [
      '@came ..4 @whole',
      '(movel|sofa|cadeira|mesa|vidro|conteudo|produto|artigo|espelho|dentro|tudo|loica|pecas) ..3 (intact*|em_bom_estado|em_perfeito_estado|em_perfeitas_condicoes|sem_danos|sem_um_risco|inteiro|inteira)',
      '!@came ..2 sem ..2 (dano|danos|risco|riscos|defeito|defeitos|mossa|mossas|arranhao)',
    ],
    minus: [
      '@came ..4 @broken',
      '@came com ..3 (@broken|canto|risco|riscos|mossa|defeito|defeitos|danos|racha|fissura)',
      '(porta|portas|perna|pernas|pe|pes|vidro|gaveta|gavetas|canto|tampo|lateral|espelho|painel|costas|prateleira|topo|braco) ..3 (@came|estava|tem|tinha|esta) ..3 (@broken|mossa|racha|riscos|risco|fissura)',
      '(canto|tampo|vidro|pe|perna|porta|gaveta|espelho|lateral|painel|prateleira) (partid*|rachad*|riscad*|lascad*|quebrad*|empenad*|amolgad*|estalad*)',
    ],
  },
  instructions: {
    pro: 'Instruções claras',
    con: 'Instruções confusas',
    nouns: 'instrucoes|manual|esquema|instrucao|folheto|livro_de_instrucoes|guia_de_montagem',
    words: 'instruc*|manual|esquema*|folheto',
    plus: [
      '(instruc*|manual|esquema|esquemas|folheto|guia) ..3 (clar*|clarissim*|explicit*|faceis|facil|simples|detalhad*|perceptiv*|percetiv*|explicad*|completas|ajudam|ajuda_muito|intuitiv*|precis*)',
      '(clar*|explicit*|simples|faceis) ..1 (instrucoes|instruc*)',
      'bem explicad* ..3 (instruc*|manual|folheto)',
    ],
    minus: [
      '(instruc*|manual|esquema|folheto|guia) ..4 (confus*|incompreensiv*|incomplet*|anedota|minuscul*|chines|ingles|alemao|errad*|ilegiv*|piada|trocad*|pouco_clar*|vagas|minimalist*|complicad*|dificeis|percebe_mal|inuteis|inutil)',
      '!(instruc*|manual|esquema|folheto) ..2 nao ..2 (percebe*|perceb*|entende*|ajuda*|clar*|explic*|coincid*|correspond*|servem|dizem)',
      '!(nao|sem) ..1 (traz*|vinh*|veio|vieram|tinha|tem|vem) ..2 (instruc*|manual|folheto)',
      '!(sem|faltavam|faltava) ..2 (instrucoes|manual)',
      '(confus*|pouco_clar*) ..2 (instruc*|manual)',
    ],
  },
  parts: {
    pro: 'Peças completas',
    con: 'Faltavam peças',
    words: 'falt*|peca*|parafuso*|bucha*|dobradica*|trocad*|ferrage*',
    isPraisedByDenial: true,
    plus: [
      '(vinha|veio|vem|trazia|traz|chegou|vieram|vinham|estava) ..2 tudo ..2 (parafusos|pecas|material|ferramentas|completo|certo|incluido)',
      '!(nao|nem) ..1 (falta|faltava|faltou|faltavam|faltaram) ..1 (nada|nenhuma|nenhum|uma_unica|um_unico|qualquer|um_parafuso|uma_peca)',
      '(pecas|parafusos) ..2 (todas|todos|suplentes|completas|extra|a_mais)',
      '(parafusos|pecas) a mais',
      '(sem|nenhuma|nenhum) ..1 (falta|faltas|peca_em_falta|pecas_em_falta)',
    ],
    minus: [
      '(falta|faltava|faltavam|faltou|faltaram|faltam) ..4 (peca|pecas|parafuso|parafusos|dobradica*|bucha*|pe|pes|prateleira|prateleiras|puxador|puxadores|porca|porcas|ferragem|ferragens|almofada|almofadas|chave|cavilha*|suporte|suportes|tampa|tampas|roda|rodas|perna|pernas|ripa|ripas|kit|calha*|parafusaria)',
      '(sem|vinha_sem|veio_sem|chegou_sem) ..1 (parafusos|ferragens|os_pes|as_pernas|puxadores|dobradicas|buchas)',
      '(peca|pecas|parafuso|parafusos) ..2 (errad*|trocad*|a_menos|em_falta|repetid*)',
      '(incompleto|incompleta)',
    ],
  },
  service: {
    pro: 'Bom apoio ao cliente',
    con: 'Mau apoio ao cliente',
    nouns:
      'atendimento|apoio_ao_cliente|apoio_a_cliente|servico|servico_de_apoio|apoio|pos_venda|servico_pos_venda|vendedor|vendedora|loja|comunicacao|assistencia|apoio_cliente',
    words: 'atend*|apoio|loja|vendedor*|respond*|respost*|contact*|trocar*|reembols*|devolu*|avis*|resolv*|troca',
    plus: [
      '(loja|vendedor|vendedora|apoio|equipa|funcionari*|atendimento) ..3 (atencios*|simpatic*|prestav*|profissiona*|disponiv*|impecav*|eficient*|cinco_estrelas|5_estrelas|resolveu|resolveram|rapid*|responde|respondeu|responderam|seria|serio|confianca)',
      '(resolveram|resolveu|responderam|respondeu|trocaram|substituiram|reembolsaram|devolveram) ..5 (logo|rapidamente|problema|num_dia|no_mesmo_dia|imediato|sem_problemas|sem_levantar|depressa|na_hora|sem_questionar|prontamente|peca|horas|dinheiro)',
    ],
    minus: [
      '!(nao|nem|nunca|ninguem) ..1 (respond*|atend*|avisou|avisaram|avisam|resolv*|dao_resposta|deram_resposta|devolvem|contact*|ligam)',
      '!ate_hoje (nada|sem_resposta|a_espera|zero)',
      '(sem) ..1 (resposta|respostas)',
      '(loja|vendedor|vendedora|apoio|atendimento|equipa) ..3 (antipatic*|rude*|mal_educad*|incompetent*|arrogant*|demorad*|ignor*|lava_as_maos)',
      '(recusam*|recusaram*|recusou*) ..3 (trocar|devolver|reembolsar|devolucao|troca|garantia|aceitar)',
      'ignor* (me|nos|os_meus|as_minhas|o_meu)',
    ],
  },
} satisfies Readonly<Record<string, AspectRules>>
