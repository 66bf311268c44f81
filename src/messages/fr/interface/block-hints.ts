import { defineTranslation } from '../../define-messages.ts';
import type { blockHints as english } from '../../en/interface/block-hints.ts';

export const blockHints = defineTranslation<typeof english>('blockHints', {
  booking: 'Saisissez l’adresse de votre page de réservation sur Calendly, Cal.com ou Acuity Scheduling.',
  audio: 'Saisissez l’adresse d’un fichier audio importé, ou d’un morceau sur Spotify ou SoundCloud.',
  summary: 'Choisissez la collection dans laquelle ce bloc puise.',
  account: 'Saisissez le compte auquel ce bloc est lié.',
  noSuchAccount: 'Il ne peut pas y avoir de compte « {name} ».',
  embed: 'Saisissez une adresse à intégrer.',
  notEmbeddable: 'Cette adresse ne peut pas être intégrée.',
  embeddable: 'Les adresses de ces services fonctionnent : {services}.',
  video: 'Saisissez l’adresse d’une vidéo, ou choisissez-en une importée.',
  image: 'Choisissez une image, ou déposez-en une ici',
  slide: 'Choisissez une image',
  markdown: 'Écrivez du Markdown dans le panneau du bloc.',
  gallery: 'Ajoutez des images',
  menu: 'Écrivez votre carte dans le panneau.',
  memberArea: 'Choisissez l’espace que ce bloc propose.',
  socialLinks: 'Ajoutez les adresses de vos profils.',
  code: 'Code {language}. Il ne s’exécute que sur le site publié.',
  invalidVideo: 'Cette vidéo ne peut pas être intégrée.',
  comments:
    'Les commentaires de cet élément se placent ici. Sur une page sans élément, le bloc ne montre rien.',
  productReviews: 'Choisissez le produit dont ce bloc montre les avis.',
  noReviews: 'Aucun avis sur ce produit n’est encore approuvé. Les visiteurs ne voient rien ici.',
  product: 'Choisissez le produit que ce bloc vend.',
});
