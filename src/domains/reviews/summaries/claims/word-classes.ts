import type { WordClasses } from './pattern.ts'

/** Words of one meaning, folded; `_` binds those that belong together. */
export const wordClasses: WordClasses = {
  good: 'bom|boa|bons|boas|bem|otim*|optim*|excelen*|fantastic*|espetacular*|espectacular*|impecav*|perfeit*|maravilh*|cinco_estrelas|5_estrelas|top|magnific*|fabulos*|incrive*|irrepreensiv*|exemplar*|agradav*|lindamente|satisfatori*|cuidad*|primoros*|na_perfeicao|acima_da_media|sem_reparos|superior*|brutal|nota_10|nota_dez|10_estrelas|a_maneira|melhor_do_que_esperava|digna',
  bad: 'mau|ma|mal|maus|pessim*|horrive*|horrivel|terrive*|frac*|fraquin*|reles|duvidos*|mediocr*|desilus*|desilud*|dececion*|decepcion*|vergonh*|lamenta*|miserav*|lastim*|inexistent*|manhos*|rasca|rasco|fatela*|sofriv*|insuficient*|pobre*|zero|abaixo_da_media|a_desejar|um_desastre|uma_desgraca|um_horror|uma_porcaria|inadmissiv*|inaceitav*|negligent*|descuidad*|aquem|inferior*|nulo|nula|pior_do_que_esperava',
  easy: 'facil|faceis|facilim*|facilmente|simples|simplissim*|intuitiv*|rapid*|descomplicad*|pratic*|acessiv*|num_instante|num_abrir_e_fechar|sem_ajuda|sem_esforco|brincadeira_de_criancas|canja|cinco_minutos',
  hard: 'dificil|dificeis|dificilim*|complicad*|complicadissim*|demorad*|trabalhos*|chat*|pesadelo|complex*|penos*|dor_de_cabeca|aventura|puzzle|martirio|seca|filme|confus*|moros*|tortura|quebra_cabecas|stress|tarefa_ingrata|exigent*',
  very: 'muito|muita|bastante|super|mesmo|tao|extremamente|bem|imenso|imensa|deveras|realmente',
  more: 'mais|bem_mais|muito_mais|um_pouco_mais|bastante_mais',
  number:
    '[0-9]+|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|varios|varias|algumas|alguns',
  minutes: 'minuto*|minutinho*|min|mins',
  came: 'chegou|chegaram|chega|veio|vieram|vinha|vinham|recebi|recebemos|trazia|traziam|vem|traz|entregaram|entregue|entregues|apareceu',
  broken:
    'partid*|danificad*|riscad*|rachad*|lascad*|amolgad*|amassad*|quebrad*|empenad*|estragad*|torto|torta|rasgad*|manchad*|esmurrad*|esfolad*|estalad*|estilhacad*|arranhad*|sujo|suja|com_defeito|com_defeitos|com_danos|com_um_risco|com_riscos|mossa*|avariad*|desfeit*',
  whole:
    'intact*|inteir*|impecav*|em_bom_estado|em_otimo_estado|em_optimo_estado|em_excelente_estado|em_perfeito_estado|em_perfeitas_condicoes|em_boas_condicoes|em_otimas_condicoes|em_optimas_condicoes|sem_um_risco|sem_riscos|sem_danos|sem_defeitos|sem_qualquer_dano|sem_mazelas|sem_um_arranhao|sem_mossas|direitinh*|como_novo|como_nova|sao_e_salvo|sem_defeito|perfeitinh*',
  picture: 'foto|fotos|fotografia|fotografias|imagem|imagens|site|ecra|catalogo|anuncio|anunciad*|ilustrac*',
  photo: 'foto|fotos|fotografia|fotografias|imagem|imagens',
}
