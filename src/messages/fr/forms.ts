import { defineTranslation } from '../define-messages.ts';
import type { forms as english } from '../en/forms.ts';

export const forms = defineTranslation<typeof english>('forms', {
  invalid: 'Un ou plusieurs champs ne sont pas valides, veuillez vérifier vos réponses.',
  tooLong: 'Vous avez dépassé le nombre de caractères autorisé.',
  email: 'L’adresse e-mail n’est pas valide. Une adresse e-mail a la forme user@domain.com.',
  number: 'Veuillez saisir un nombre.',
  website: 'Veuillez saisir une adresse web, par exemple https://example.com.',
  twitter: 'Veuillez saisir un nom de 15 lettres, chiffres ou traits de soulignement au plus.',
  date: 'Veuillez saisir une date réelle.',
  time: 'Veuillez saisir une heure réelle.',
  option: 'Veuillez choisir une des options.',
  likert: 'Veuillez répondre par un des cinq choix.',
  unreadable: 'Cette réponse n’a pas pu être lue.',
  unparsable: 'Les champs du formulaire n’ont pas pu être lus, veuillez vérifier vos réponses.',
  captcha: 'Veuillez répondre au CAPTCHA avant l’envoi.',
  captchaUnavailable:
    'Le CAPTCHA n’a pas pu être chargé. Veuillez recharger la page ou autoriser le CAPTCHA dans votre navigateur.',
  captchaLabel: 'Je suis une personne',
  captchaWorking: 'Vérification…',
  captchaDone: 'Vérifié.',
  captchaLoad: 'Charger le CAPTCHA',
  captchaConsent:
    'Ce formulaire est protégé par Cloudflare Turnstile. Son chargement vous connecte à ce service.',
  submitting: 'Envoi en cours…',
  noKey: 'La clé d’envoi du formulaire n’a pas pu être obtenue, veuillez réessayer plus tard.',
  problemAbove: 'Votre formulaire a rencontré un problème. Faites défiler vers le bas pour le vérifier.',
  problemBelow: 'Votre formulaire a rencontré un problème. Faites défiler vers le haut pour le vérifier.',
  unauthorized: 'Impossible d’envoyer le formulaire. Veuillez réessayer plus tard.',
  notConfigured: 'Ce formulaire n’est pas encore configuré.',
  rateLimited:
    'Impossible d’envoyer le formulaire. Trop d’envois ont été faits. Veuillez réessayer plus tard.',
  serverError: 'L’envoi du formulaire a échoué. Veuillez réessayer plus tard.',
  unknown: 'Erreur inconnue, veuillez réessayer plus tard.',
  brokenOff: 'Erreur lors du traitement du formulaire. Veuillez recharger la page et réessayer.',
  success: 'Merci !',
  submit: 'Envoyer',
  required: '{title} est obligatoire.',
  requiredMark: ' (obligatoire)',
  open: 'Ouvrir le formulaire',
  leaveEmpty: 'Laissez ce champ vide',
  selectOption: 'Choisissez une option',
});
