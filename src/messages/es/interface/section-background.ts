import { defineTranslation } from '../../define-messages.ts';
import type { sectionBackground as english } from '../../en/interface/section-background.ts';

export const sectionBackground = defineTranslation<typeof english>('sectionBackground', {
  title: 'Fondo',
  theme: 'Tema',
  color: 'Color',
  gradient: 'Degradado',
  image: 'Imagen',
  video: 'Vídeo',
  backgroundColor: 'Color de fondo',
  backgroundImage: 'Imagen de fondo',
  overImage: 'Color sobre la imagen',
  backgroundVideo: 'Vídeo de fondo',
  videoHelp: 'Se reproduce sin sonido, una y otra vez, y los visitantes pueden pararlo.',
  chooseVideo: 'Elija un archivo de vídeo subido.',
  inPlaceOfVideo: 'Imagen en su lugar',
  inPlaceOfVideoHelp:
    'Se ve hasta que empieza el vídeo, y la ven los visitantes que quieren menos movimiento o ahorran datos.',
  overVideo: 'Color sobre el vídeo',
  firstColor: 'Primer color',
  secondColor: 'Segundo color',
  thirdColor: 'Tercer color',
  removeThirdColor: 'Quitar el tercer color',
  angle: 'Ángulo',
  hardToRead: 'El texto se lee mal sobre estos colores',
  hardToReadHelp:
    'Están demasiado lejos entre sí: ningún color de texto se lee sobre todos. Elija colores que sean todos claros o todos oscuros.',
});
