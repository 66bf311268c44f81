import type { VisitorWords } from './visitor-words.ts';

/** What visitors read, in French (DATA-69). */
export const words: VisitorWords = {
  'One or more fields is invalid, please check your entries.':
    'Un ou plusieurs champs ne sont pas valides, veuillez vérifier vos réponses.',
  'You have exceeded the character limit.': 'Vous avez dépassé le nombre de caractères autorisé.',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'L’adresse e-mail n’est pas valide. Une adresse e-mail a la forme user@domain.com.',
  'Please enter a number.': 'Veuillez saisir un nombre.',
  'Please enter a web address, such as https://example.com.':
    'Veuillez saisir une adresse web, par exemple https://example.com.',
  'Please enter a name of up to 15 letters, digits or underscores.':
    'Veuillez saisir un nom de 15 lettres, chiffres ou traits de soulignement au plus.',
  'Please enter a real date.': 'Veuillez saisir une date réelle.',
  'Please enter a real time.': 'Veuillez saisir une heure réelle.',
  'Please choose one of the options.': 'Veuillez choisir une des options.',
  'Please answer with one of the five choices.': 'Veuillez répondre par un des cinq choix.',
  'This entry could not be read.': 'Cette réponse n’a pas pu être lue.',
  'Could not parse the form fields, please check your entries.':
    'Les champs du formulaire n’ont pas pu être lus, veuillez vérifier vos réponses.',
  'Complete CAPTCHA before submitting.': 'Veuillez répondre au CAPTCHA avant l’envoi.',
  'The CAPTCHA could not be loaded. Please reload the page, or allow the CAPTCHA in your browser.':
    'Le CAPTCHA n’a pas pu être chargé. Veuillez recharger la page ou autoriser le CAPTCHA dans votre navigateur.',
  'I am a person': 'Je suis une personne',
  'Checking…': 'Vérification…',
  'Checked.': 'Vérifié.',
  'Load the CAPTCHA': 'Charger le CAPTCHA',
  'This form is protected by Cloudflare Turnstile. Loading it connects you to that service.':
    'Ce formulaire est protégé par Cloudflare Turnstile. Son chargement vous connecte à ce service.',
  'This form can only be sent with JavaScript switched on.':
    'Ce formulaire ne peut être envoyé que si JavaScript est activé.',
  'Submitting…': 'Envoi en cours…',
  'Could not get a form submission key, please try again later.':
    'La clé d’envoi du formulaire n’a pas pu être obtenue, veuillez réessayer plus tard.',
  'Your form has encountered a problem. Please scroll down to review.':
    'Votre formulaire a rencontré un problème. Faites défiler vers le bas pour le vérifier.',
  'Your form has encountered a problem. Please scroll up to review.':
    'Votre formulaire a rencontré un problème. Faites défiler vers le haut pour le vérifier.',
  'Unable to submit form. Please try again later.':
    'Impossible d’envoyer le formulaire. Veuillez réessayer plus tard.',
  'This form has not been configured yet.': 'Ce formulaire n’est pas encore configuré.',
  'Unable to submit form. Submission rate limit exceeded. Please try again later.':
    'Impossible d’envoyer le formulaire. Trop d’envois ont été faits. Veuillez réessayer plus tard.',
  'Unable to send form. Please try again later.':
    'L’envoi du formulaire a échoué. Veuillez réessayer plus tard.',
  'Unknown error, please try again later.': 'Erreur inconnue, veuillez réessayer plus tard.',
  'Error processing form submission. Please reload and try again.':
    'Erreur lors du traitement du formulaire. Veuillez recharger la page et réessayer.',
  'Thank you!': 'Merci !',
  Submit: 'Envoyer',
  '{title} is required.': '{title} est obligatoire.',
  ' (required)': ' (obligatoire)',
  'Open form': 'Ouvrir le formulaire',
  'Leave this empty': 'Laissez ce champ vide',
  'Without JavaScript, one more page follows before this form is sent.':
    'Sans JavaScript, une page de plus précède l’envoi de ce formulaire.',
  'Back to the page': 'Retour à la page',
  'To keep programs away, this form can be sent {seconds} seconds after this page was opened. Please check your entries, then press Send.':
    'Pour écarter les programmes, ce formulaire ne peut être envoyé que {seconds} secondes après l’ouverture de cette page. Vérifiez vos réponses, puis appuyez sur Expédier.',
  'The {seconds} seconds were not over yet. Please wait a moment, then press Send again.':
    'Les {seconds} secondes n’étaient pas écoulées. Patientez un instant, puis appuyez de nouveau sur Expédier.',
  Send: 'Expédier',
  'This form can only be sent with JavaScript switched on. Your entries stand below: copy what you need before you go back to the page and send it from there.':
    'Ce formulaire ne peut être envoyé que si JavaScript est activé. Vos réponses figurent ci-dessous : copiez ce qu’il vous faut avant de retourner à la page pour l’envoyer.',
  'Please check your inbox to confirm.': 'Veuillez consulter votre boîte de réception pour confirmer.',
  'First Name': 'Prénom',
  'Last Name': 'Nom',
  'Area Code': 'Indicatif régional',
  Prefix: 'Première partie',
  Line: 'Seconde partie',
  'Address 1': 'Adresse 1',
  'Address 2': 'Adresse 2',
  City: 'Ville',
  'State/Province': 'État/Province',
  'Zip/Postal Code': 'Code postal',
  Country: 'Pays',
  Month: 'Mois',
  Day: 'Jour',
  Year: 'Année',
  Hour: 'Heure',
  Minute: 'Minute',
  Second: 'Seconde',
  'AM/PM': 'AM/PM',
  'Country Code': 'Indicatif du pays',
  'Strongly Disagree': 'Pas du tout d’accord',
  Disagree: 'Pas d’accord',
  Neutral: 'Ni l’un ni l’autre',
  Agree: 'D’accord',
  'Strongly Agree': 'Tout à fait d’accord',
  'Select an option': 'Choisissez une option',
  Confirm: 'Confirmer',
  Reject: 'Refuser',
  Cancel: 'Annuler',
  Okay: 'D’accord',
  Close: 'Fermer',
  'Opening hours': 'Horaires d’ouverture',
  Gallery: 'Galerie',
  Thumbnails: 'Vignettes',
  Previous: 'Précédent',
  Next: 'Suivant',
  Caption: 'Légende',
  Pause: 'Pause',
  'Stop the background video': 'Arrêter la vidéo d’arrière-plan',
  'Play the background video': 'Lire la vidéo d’arrière-plan',
  Play: 'Lecture',
  of: 'sur',
  Announcement: 'Annonce',
  'Close announcement': 'Fermer l’annonce',
  Contact: 'Contact',
  Call: 'Appeler',
  Email: 'E-mail',
  Directions: 'Itinéraire',
  Hours: 'Horaires',
  'Show content': 'Afficher le contenu',
  'This content comes from other websites. It is loaded when you ask for it, or once you accept cookies.':
    'Ce contenu provient d’autres sites web. Il est chargé à votre demande ou dès que vous acceptez les cookies.',
  'Something Went Wrong!': 'Une erreur est survenue !',
  'This error has been logged and reported. Please reload the page and try again.':
    'Cette erreur a été enregistrée et signalée. Veuillez recharger la page et réessayer.',
  'Unable to connect to {host}. Please try again.':
    'Impossible de se connecter à {host}. Veuillez réessayer.',
  'Reload Page': 'Recharger la page',
  Clear: 'Effacer',
  'Map: {name}': 'Carte : {name}',
  '{name}: opens a maps page in a new window': '{name} : ouvre une page de cartes dans une nouvelle fenêtre',
  'Show the map from {host}': 'Afficher la carte de {host}',
  'Zoom in': 'Agrandir',
  'Zoom out': 'Réduire',
  Table: 'Tableau',
};
