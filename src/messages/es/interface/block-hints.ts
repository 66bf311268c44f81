import { defineTranslation } from '../../define-messages.ts';
import type { blockHints as english } from '../../en/interface/block-hints.ts';

export const blockHints = defineTranslation<typeof english>('blockHints', {
  booking: 'Escriba la dirección de su página de reservas en Calendly, Cal.com o Acuity Scheduling.',
  audio: 'Escriba la dirección de un archivo de audio subido o de una pista de Spotify o SoundCloud.',
  summary: 'Elija la colección de la que se nutre este bloque.',
  account: 'Escriba la cuenta a la que pertenece este bloque.',
  noSuchAccount: 'No puede haber una cuenta «{name}».',
  embed: 'Escriba una dirección para incrustar.',
  notEmbeddable: 'Esta dirección no se puede incrustar.',
  embeddable: 'Funcionan las direcciones de estos servicios: {services}.',
  video: 'Escriba la dirección de un vídeo o elija uno subido.',
  image: 'Elija una imagen o suéltela aquí',
  slide: 'Elija una imagen',
  markdown: 'Escriba Markdown en el panel del bloque.',
  gallery: 'Añada imágenes',
  menu: 'Escriba su carta en el panel.',
  memberArea: 'Elija el área que ofrece este bloque.',
  socialLinks: 'Añada las direcciones de sus perfiles.',
  code: 'Código {language}. Solo se ejecuta en el sitio publicado.',
  invalidVideo: 'Este vídeo no se puede insertar.',
  comments:
    'Aquí están los comentarios de este elemento. En una página sin elemento el bloque no muestra nada.',
  productReviews: 'Elija el producto cuyas reseñas muestra este bloque.',
  noReviews: 'Todavía no se ha aprobado ninguna reseña de este producto. Los visitantes no ven nada aquí.',
  product: 'Elija el producto que vende este bloque.',
});
