import { defineTranslation } from '../../define-messages.ts';
import type { siteTemplates as english } from '../../en/interface/site-templates.ts';

export const siteTemplates = defineTranslation<typeof english>('siteTemplates', {
  band: 'Banda',
  bandHelp:
    'Tan ruidoso como un cartel: fechas en letra grande, discos con sus portadas, notas de gira y contratación.',
  blank: 'En blanco',
  blankHelp: 'Una página vacía y nada que quitar: para quien sabe qué quiere construir.',
  cafe: 'Cafetería',
  cafeHelp:
    'Cálido y fácil de leer por el camino: carta, horario, la historia de la casa y un formulario para grupos.',
  conference: 'Congreso',
  conferenceHelp:
    'Letra grande y color intenso: el programa hora a hora, ponentes, precios y un formulario de entradas.',
  journal: 'Diario',
  journalHelp:
    'Un lugar para escribir: un blog con fechas, categorías y canal, compuesto para leer, con grandes paisajes.',
  nonProfit: 'Sin ánimo de lucro',
  nonProfitHelp:
    'Cálido y sencillo, recortado en papel de color: lo que se hace, formas de ayudar, fechas, noticias y un formulario para donar.',
  personal: 'Página personal',
  personalHelp:
    'Una columna sobre papel amarillo con títulos de máquina de escribir: lo que hace, lo que escribe y cómo contactarle.',
  photographer: 'Fotógrafo',
  photographerHelp:
    'Imágenes de borde a borde y apenas una palabra: dos galerías, un retrato y un formulario de consultas.',
  practice: 'Consulta',
  practiceHelp:
    'Tranquilo y amplio, dibujado a mano: tratamientos, el equipo, una lista de precios y un formulario de citas.',
  restaurant: 'Restaurante',
  restaurantHelp:
    'Oscuro y denso, a la luz de las velas: una carta en pestañas, horario y un formulario para reservar mesa.',
  shop: 'Escaparate',
  shopHelp:
    'Muestra y vende lo que hace, pieza a pieza, con carrito y pago: para talleres y tiendas pequeñas.',
  software: 'Producto de software',
  softwareHelp:
    'Claro y redondeado, con pantallas grandes: funciones, precios lado a lado, documentación y registro de cambios.',
  studio: 'Porfolio de estudio',
  studioHelp:
    'Imágenes grandes, pocas palabras y mucho espacio: para arquitectos, diseñadores y artesanos que muestran su trabajo.',
});
