/**
 * Phrases of several languages that say what is no article of a home; numbers and accents as the dictionary has them. `atTheHead` counts before any
 * word of a thing of ours and beside none ("Impressora térmica", but not "Móvel para impressora", "Printer stand"), the others wherever they stand.
 */
export const noHomePhrases = {
  file: [
    'pdf|svg|dxf|stl|psd|dwg|clipart|clip art|cut file|cutting file|download|downloadable|digital file|digital plan|digital pattern|digital template|digital product|digital planner|instant print|printable',
    'woodworking plan|building plan|construction plan|furniture plan|diy plan|carpentry plan|cnc file|cnc plan|chair plan|bench plan|workbench plan|adirondack plan|sewing pattern|crochet pattern|knitting pattern|gift card|e gift',
    'ficheiro digital|arquivo digital|produto digital|plano de construção|planos de construção|plano de carpintaria|plano para construir|planos para construir|molde de costura|para imprimir|imprimível|descarregável|vale presente|cartão presente|cartão oferta|cheque oferta',
    'archivo digital|producto digital|descarga digital|descarga instantánea|descargable|plano de construcción|planos de construcción|planos de carpintería|plano para construir|patrón de costura|imprimible|tarjeta regalo',
    'fichier numérique|produit numérique|téléchargement|à télécharger|téléchargeable|plan de construction|plan de menuiserie|plan de fabrication|patron de couture|à imprimer|carte cadeau',
    'datei zum|zum download|bauplan|baupläne|bauanleitung|schnittmuster|druckvorlage|plotterdatei|geschenkgutschein|file digitale|prodotto digitale|progetto di costruzione|piani di costruzione|cartamodello|stampabile|buono regalo|bouwtekening|bouwplan|werktekening|byggeplan|byggritning|wzór do druku',
  ].join('|'),
  part: [
    'spare part|replacement part|service part|peça de substituição|peça de reposição|peça sobressalente|peça sobresselente|peça suplente|recambio|repuesto|pieza de repuesto|pieza de recambio|pièce détachée|pièce de rechange|ersatzteil|ersatzteile|ricambio|ricambi|pezzo di ricambio|pezzi di ricambio|reserveonderdeel|vervangingsonderdeel|onderdelen|reservdel|reservdelar|reservedel|reservedele|część zamienna|części zamienne|náhradní díl|náhradný diel',
  ].join('|'),
  place: [
    'laboratório|laboratórios|laboratory|laboratoire|laboratorio|laboratori|labortisch|laborstuhl|laborbedarf|laborgerät|laborglas|lab stool|lab bench|lab chair|lab coat|lab equipment|lab supply|lab glassware|lab table|lab kit|labware|petri dish|placa de petri|petrischale|bunsen',
    'microscópio|microscope|microscopio|mikroskop|microscoop|modelo anatómico|anatomical model|anatomisches modell|modèle anatomique|esqueleto anatómico',
    'sala de aula|classroom|salle de classe|klassenzimmer|aula escolar|material didático|school desk|school chair|schulstuhl|schultisch|schulmöbel|quadro escolar|quadro interativo|pizarra digital|mochila escolar|manual escolar|cadeira escolar|carteira escolar|mesa escolar|secretária escolar|silla escolar|pupitre escolar|chaise scolaire|bureau scolaire|banco scolastico|sedia scolastica|mobiliário escolar|mobiliario escolar|mobilier scolaire',
  ].join('|'),
  atTheHead: [
    'arduino|raspberry pi|esp32|esp8266|atmega328p|atmega|microcontrolador|microcontroller|transístor|transistor|condensador|capacitor|kondensator|resistor|potenciómetro|potentiometer|multímetro|multimeter|osciloscópio|oscilloscope|oszilloskop|breadboard|protoboard|pcb|mosfet|relé|relay|relais|stepper|stepper motor|servomotor|servo motor|jumper wire|soldering|ferro de soldar|soldador|lötkolben',
    'impressora|printer|impresora|imprimante|drucker|stampante|router|placa gráfica|graphics card|motherboard|smartphone|telemóvel|tablet|laptop|computador portátil|pc portátil|ordenador portátil|ordinateur portable|notebook|auscultador|headphone|auriculares|earbud|kopfhörer|powerbank|power bank|ssd|pendrive|pen drive|webcam|drone|toner|tinteiro compatível|ink cartridge|tintenpatrone|cctv|câmara de vigilância|consola de jogos|game console|gamepad|e book|ebook|sensor de temperatura|temperature sensor|sensor module|bateria de lítio|bateria externa|lithium battery|battery pack|car battery|akku|carregador usb|carregador de telemóvel|phone charger|usb charger|battery charger|cabo hdmi|cabo usb|hdmi cable|usb cable|adaptador usb|adaptador de corrente|power adapter|material escolar|school supply|fournitures scolaires|schulbedarf',
    'beaker graduado|gobelé|proveta graduada|graduated cylinder|graduated beaker|glass beaker|tubo de ensaio|tubo de ensayo|test tube|reagenzglas|tube à essai|matraz|erlenmeyer|pipeta|pipette|balão volumétrico|centrífuga de laboratório|manómetro|osmómetro|estetoscópio|stethoscope',
  ].join('|'),
} as const

export type NoHomeKind = keyof typeof noHomePhrases
