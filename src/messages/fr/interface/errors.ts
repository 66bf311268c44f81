import { defineTranslation } from '../../define-messages.ts';
import type { errors as english } from '../../en/interface/errors.ts';

export const errors = defineTranslation<typeof english>('errors', {
  internal: 'Une erreur s’est produite',
  unavailable: 'Ce service est temporairement indisponible. Veuillez réessayer plus tard.',
  'site-not-public': 'Ce site n’est pas encore ouvert. Revenez plus tard.',
  'database-full':
    'Rien ne peut être enregistré pour le moment : le disque de cette installation est plein. Ce que vous voyez reste disponible. Gardez cette page ouverte et réessayez plus tard, ou prévenez la personne qui gère l’installation.',
  'invalid-input': 'Une partie de ce qui a été envoyé n’est pas valide.',
  'malformed-body':
    'La demande n’a pas pu être lue. Ce n’est ni du JSON valide ni des données de formulaire valides.',
  'body-too-deep':
    'La demande n’a pas pu être lue. Ses parties peuvent être imbriquées sur {levels} niveaux au plus.',
  'body-too-large': 'La demande est trop volumineuse. La limite est de {limit}.',
  'invalid-text': 'Cette adresse contient des caractères illisibles.',
  'too-many-fields': 'Le formulaire a trop de champs. On peut en envoyer {max} au plus à la fois.',
  'unsupported-media-type': 'Ce type de contenu n’est pas accepté ici.',
  'crumb-fail': 'La demande n’a pas pu être vérifiée. Veuillez réessayer.',
  'origin-refused':
    'Ceci vient d’une page d’un autre site et a été refusé. Ouvrez la page à sa propre adresse et réessayez.',
  'too-many-cookies': 'Votre navigateur a envoyé plus de cookies que ce serveur n’en accepte.',
  'hand-over-failed':
    'La connexion à cette adresse n’a pas fonctionné. Autorisez-y les cookies et ouvrez-la de nouveau depuis le tableau de bord.',
  'login-required': 'Veuillez vous connecter.',
  'recent-sign-in-needed':
    'Cette action exige une connexion récente. Confirmez que c’est bien vous, puis réessayez.',
  'not-permitted': 'Vous n’avez pas accès à ceci. Adressez-vous à un administrateur du site.',
  'code-not-permitted':
    'Le code qui s’exécute sur le site publié ne peut être ajouté et modifié que par les personnes ayant l’autorisation de développement. Adressez-vous à un administrateur du site.',
  'feature-off':
    'Cette fonction ne fait pas partie de ce site. Adressez-vous à la personne qui gère l’installation.',
  'not-found': 'Contenu introuvable',
  'method-not-allowed': 'Cette adresse n’accepte pas ce type de demande.',
  'rate-limited': 'Trop de demandes. Veuillez patienter un instant et réessayer.',
  'second-factor-needed': 'Un code de votre second facteur est également nécessaire.',
  'second-factor-on': 'Le second facteur est déjà activé.',
  'unknown-placeholder': 'Cet e-mail ne peut pas remplacer {placeholder}.',
  'passkey-unknown':
    'Cette clé d’accès n’appartient à aucun compte ici : elle a peut-être été retirée. Utilisez-en une autre ou connectez-vous avec votre mot de passe.',
  'passkey-ended':
    'Cela a pris trop de temps ou a été envoyé deux fois. Utilisez la clé d’accès encore une fois.',
  'passkey-refused':
    'La clé d’accès n’a pas pu être vérifiée. Utilisez-en une autre ou connectez-vous avec votre mot de passe.',
  'order-changed': 'Quelqu’un a modifié cette commande entre-temps. Regardez-la encore une fois.',
  'discount-changed': 'Quelqu’un a modifié cette remise entre-temps. Regardez-la à nouveau.',
  'discount-code-taken': 'Une autre remise a ce code.',
  'too-many-discounts': 'Un site peut avoir au plus {max} remises. Supprimez-en qui sont terminées.',
  'too-many-automatic':
    'Au plus {max} remises peuvent s’appliquer automatiquement en même temps. Suspendez-en ou supprimez-en d’abord.',
  'too-many-claiming':
    'Au plus {max} des remises automatiques peuvent être des montants sur des produits ou « X achetés, Y offerts ».',
  'too-many-codes': 'Une remise peut avoir au plus {max} codes.',
  'gift-card-changed':
    'Quelqu’un a modifié cette carte cadeau entre-temps, ou l’a utilisée. Regardez-la encore une fois.',
  'gift-card-over': 'Cette carte cadeau est terminée, ou il n’y reste rien.',
  'gift-card-not-sent':
    'Cette carte cadeau ne peut pas être envoyée : aucun destinataire n’est indiqué, ou il n’y reste rien.',
  'fund-changed': 'Quelqu’un d’autre l’a modifié entre-temps. Veuillez le revoir.',
  'too-many-funds': 'Un site peut avoir au plus 100 fonds et 200 pages de don.',
  'order-state': 'La commande est dans un état où cela n’est pas possible.',
  'subscription-changed': 'Quelqu’un a modifié cet abonnement entre-temps. Regardez-le encore une fois.',
  'subscription-state': 'L’abonnement est dans un état où cela n’est pas possible.',
  'subscription-choice': 'Ce choix n’est pas disponible pour le moment.',
  'mail-not-possible':
    'Il n’y a pas d’e-mail de ce type pour cette commande, ou l’acheteur n’a plus d’adresse.',
  'refund-too-much': 'Seuls {amount} peuvent encore être remboursés.',
  'payment-disputed': 'Ce paiement est contesté.',
  'stripe-unreachable': 'Stripe ne répond pas pour le moment. Veuillez réessayer plus tard.',
  'stripe-refused': 'Stripe n’a pas accepté ces clés.',
  'payment-message-refused': 'Ce message n’est pas authentique.',
  'passkey-known': 'Cette clé d’accès a déjà été ajoutée.',
  'too-many-passkeys': 'Un compte peut avoir au plus {max} clés d’accès. Retirez-en une qui ne sert plus.',
  'price-out-of-range': 'Un prix serait inférieur à zéro ou supérieur au prix maximal.',
  'last-passkey':
    'C’est la dernière clé d’accès, et le mot de passe est désactivé. Activez d’abord le mot de passe ou ajoutez une autre clé.',
  'passkey-needed': 'Ajoutez d’abord une clé d’accès : sans elle, personne ne pourrait se connecter.',
  'recovery-codes-needed':
    'Créez d’abord des codes de récupération : ils vous permettent de revenir si vous perdez vos clés d’accès.',
  'recovery-code-needed':
    'Ce compte se connecte uniquement avec des clés d’accès. Saisissez aussi un de ses codes de récupération.',
  'sign-in-step-ended':
    'La connexion a pris trop de temps. Saisissez de nouveau votre adresse e-mail et votre mot de passe.',
  'sign-in-failed': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'sign-in-slowed': 'Trop de tentatives. Veuillez patienter {seconds} secondes et réessayer.',
  'email-taken': 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous plutôt.',
  'reset-link-invalid': 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.',
  'installation-claimed': 'Cette installation a déjà un propriétaire. Connectez-vous plutôt.',
  'claim-token-invalid':
    'Ce code d’installation est incorrect. Ouvrez l’adresse que Portico a affichée au démarrage, ou copiez-en le code.',
  'sign-up-by-invitation':
    'Les nouveaux comptes nécessitent une invitation. Demandez à la personne qui gère cette installation de vous inviter.',
  'sign-up-closed': 'Cette installation n’accepte pas de nouveaux comptes pour le moment.',
  'sign-up-fixed':
    'SIGN_UP détermine qui peut s’inscrire, là où Portico est démarré. Modifiez-le à cet endroit, ou retirez-le.',
  'invitation-has-account': 'Un compte existe déjà avec cette adresse.',
  'too-many-saved-parts':
    'Un site peut conserver {max} sections et blocs enregistrés au plus. Supprimez ceux qui ne servent plus.',
  'synced-section-needs-room':
    '« {title} » affiche cette section et contient trop de blocs pour en garder une copie. Supprimez-y d’abord des blocs, ou retirez la section de cette page.',
  'too-many-invitations':
    '{max} invitations au plus peuvent être en attente. Retirez celles qui ne servent plus.',
  'already-on-site': 'Cette personne travaille déjà sur le site.',
  'invitation-invalid':
    'Cette invitation n’est plus valable : elle a été utilisée, retirée ou renvoyée, ou elle date de plus de 14 jours. Demandez-en une nouvelle à la personne qui vous a invité.',
  'owns-sites':
    'Vous êtes propriétaire de sites ({count}). Transmettez d’abord chacun à quelqu’un ou supprimez-le.',
  'owner-of-installation': 'Ce compte est propriétaire de l’installation et ne peut pas être supprimé.',
  'owner-only': 'Seul le propriétaire du site peut faire cela.',
  'owns-already': 'Cette personne est déjà propriétaire du site.',
  'handover-invalid':
    'Cette offre ne fonctionne plus : elle a été acceptée, refusée ou retirée, ou elle date de plus de 14 jours. Demandez-en une nouvelle au propriétaire du site.',
  'handover-of-other':
    'Cette offre a été faite à un autre compte. Connectez-vous avec celui auquel le message a été envoyé.',
  'live-content': 'Ceci est en ligne : seule une personne qui peut publier peut le supprimer.',
  'nothing-to-review': 'Il n’y a rien à relire : tout est en ligne.',
  'review-gone': 'Plus personne n’attend de réponse : la demande a été retirée, traitée ou publiée.',
  'review-changed': 'Ceci a été modifié depuis que vous l’avez ouvert. Regardez-le à nouveau.',
  'too-many-threads':
    'Cette page a {max} fils de commentaires, le maximum. Répondez dans l’un d’eux ou supprimez-en des vôtres.',
  'too-many-replies': 'Ce fil a {max} commentaires, le maximum. Commencez-en un nouveau.',
  'owner-keeps-admin':
    'Le propriétaire d’un site a toujours le rôle Administration et ne peut pas être retiré.',
  'site-quota-reached':
    'Ce site est plein : il peut contenir {amount}. Supprimez ce qui ne sert plus, ou demandez plus de place à la personne qui gère cette installation.',
  'account-quota-reached':
    'Votre compte est plein : tous ses sites réunis peuvent contenir {amount}. Supprimez ce qui ne sert plus, ou demandez plus de place à la personne qui gère cette installation.',
  'identifier-taken': 'Cette adresse est prise. Choisissez-en une autre.',
  'identifier-invalid':
    'Utilisez de 3 à 63 lettres minuscules, chiffres et traits d’union, avec une lettre ou un chiffre aux deux extrémités.',
  'url-taken': 'L’adresse /{urlName} est utilisée par {title}. Choisissez-en une autre.',
  'url-invalid': '{val} n’est pas une adresse de page valide',
  'redirect-invalid': 'Une partie de ce qui a été saisi est incorrecte.',
  'redirect-taken': 'Il existe déjà une redirection depuis cette adresse.',
  'redirect-loop': 'Cela tournerait en rond : {way}',
  'too-many-redirects':
    'Un site peut avoir {max} redirections au plus. Supprimez celles qui ne servent plus.',
  'too-many-patterns':
    'Un site peut avoir {max} redirections avec [name] ou * au plus. Supprimez celles qui ne servent plus.',
  'member-status-refused': 'Ce n’est plus possible pour ce membre. Rechargez la liste.',
  'member-exists': 'Cette personne est déjà membre.',
  'members-off': 'Personne ne peut rejoindre le site. Modifiez cela dans Réglages, Membres.',
  'too-many-member-labels': 'Un site a au plus {max} étiquettes. Supprimez-en une d’abord.',
  'run-not-undoable': 'Cela ne peut plus être annulé.',
  'too-many-areas': 'Un site peut avoir au plus {max} espaces membres.',
  'too-many-plans': 'Un site peut avoir au plus {max} formules.',
  'plan-has-members':
    'Des membres ont cette formule. Archivez-la plutôt : plus personne ne peut y adhérer, et ils la gardent.',
  'too-many-passwords':
    '{max} pages d’un site au plus peuvent avoir un mot de passe. Mettez-les dans une collection et verrouillez celle-ci.',
  'no-bar-subject': 'On ne connaît de cette personne rien qui puisse être bloqué.',
  'too-many-bars':
    '{max} personnes au plus peuvent être bloquées à la fois. Laissez d’abord quelqu’un commenter de nouveau.',
  'home-page-needed': 'C’est la page d’accueil. Choisissez une autre page d’accueil et publiez-la d’abord.',
  'document-removed': 'Cette page a été supprimée. Vous pouvez la restaurer depuis la corbeille.',
  'file-link-invalid':
    'Ce lien de téléchargement est incorrect. Ouvrez-le de nouveau là où vous l’avez trouvé.',
  'file-link-ended': 'Ce lien de téléchargement a expiré. Demandez-en un nouveau là où vous l’avez trouvé.',
  'version-unknown': 'Cette version n’existe pas.',
  'version-gone': 'Cette version n’est plus conservée. Choisissez-en une dans l’historique.',
  'release-gone': 'Cette publication n’est plus conservée. Choisissez-en une dans la liste.',
  'history-gone': 'L’état du site à ce moment n’est plus conservé. Choisissez un moment après le {date}.',
  'restore-too-early': 'Le site n’existait pas encore à ce moment.',
  'too-many-blocks': 'Une page peut contenir 60 blocs au plus.',
  'client-id-taken': 'Quelqu’un d’autre travaille sous l’identifiant de cet onglet. Rechargez la page.',
  'live-account-full':
    'Vous avez trop de pages ouvertes dans l’éditeur. Les modifications des autres arrivent ici en retard : fermez d’autres onglets.',
  'live-document-full':
    'Trop de personnes ont ceci ouvert. Vos modifications sont enregistrées, celles des autres arrivent en retard.',
  'live-full':
    'Le serveur est surchargé. Vos modifications sont enregistrées, celles des autres arrivent en retard.',
  'too-many-links': 'La navigation peut contenir {max} liens et dossiers au plus. Retirez-en d’abord.',
  'too-many-records':
    'C’est plein : {max} éléments au plus, comme des sections, des blocs et des liens. Retirez-en d’abord.',
  'too-many-items': 'Une collection ordonnée à la main peut contenir {max} éléments au plus.',
  'file-unsupported': 'Le fichier {fileName} ne semble pas être un fichier {fileTypeMessage}pris en charge.',
  'file-too-large': 'Le fichier {fileName} est trop volumineux. La taille maximale est de {maxSize}.',
  'font-unsupported':
    'Le fichier {fileName} n’est pas une police lisible. Les polices sont des fichiers WOFF2, WOFF, TTF ou OTF.',
  'font-without-scripts':
    'La police {fileName} ne contient aucun caractère des écritures choisies. Choisissez-en d’autres, ou tout ce que le fichier contient.',
  'too-many-fonts':
    'Un site peut avoir {max} polices au plus. Retirez d’abord de ses fichiers les polices inutilisées.',
  'file-incomplete': 'L’envoi du fichier n’a pas abouti',
  'file-processing-failed': 'Le traitement du fichier a échoué',
  'file-name-missing': 'Veuillez saisir un nom de fichier',
  'storage-full':
    'Il n’y a plus de place pour stocker ce fichier. Adressez-vous à l’administrateur de cette installation.',
  'form-not-configured': 'Ce formulaire n’est pas encore configuré.',
  'form-invalid': 'Un ou plusieurs champs ne sont pas valides, vérifiez vos réponses.',
  'form-unreadable': 'Les champs du formulaire n’ont pas pu être lus, vérifiez vos réponses.',
  'form-key-invalid':
    'Une erreur s’est produite lors du traitement du formulaire. Rechargez la page et réessayez.',
  'form-captcha-needed': 'Complétez le CAPTCHA avant d’envoyer.',
  'form-captcha-unavailable': 'Le CAPTCHA n’a pas pu être vérifié. Veuillez réessayer plus tard.',
  'form-rate-limited':
    'Le formulaire n’a pas pu être envoyé : trop de formulaires ont été envoyés. Veuillez réessayer plus tard.',
  'mailing-list-name-taken': 'Il existe déjà une liste nommée {name}. Choisissez un autre nom.',
  'too-many-mailing-lists': 'Un site peut avoir {max} listes de diffusion au plus.',
  'contact-address-taken': 'Cette adresse appartient déjà à un autre contact : {email}.',
  'too-many-labels': 'Un site peut avoir {max} étiquettes au plus.',
  'too-many-segments': 'Un site peut avoir {max} segments au plus.',
  'data-request-closed': 'Cette demande a déjà reçu une réponse.',
  'contact-merge-refused': 'Choisissez deux contacts différents.',
  'contact-merge-too-many': 'Un contact peut avoir {max} adresses e-mail au plus. Retirez-en d’abord.',
  'import-no-contacts': 'Aucune colonne de ce fichier ne dit qui est la personne.',
  'import-row-too-long':
    'Ce qui suit la ligne {line} est trop long pour une seule ligne. Il manque peut-être un guillemet fermant. Corrigez le fichier et choisissez-le de nouveau.',
  'subscriber-left': 'Cette personne s’est désabonnée et ne peut se réabonner qu’elle-même.',
  'subscriber-exists': 'Cette adresse est déjà dans la liste.',
  'import-no-emails':
    'Aucune colonne de ce fichier ne s’appelle Email. Nommez les colonnes dans la première ligne.',
  'import-no-products':
    'Aucune colonne de ce fichier n’est le titre ou le nom de produits. Indiquez de quelle boutique il vient ou ce que sont ses colonnes.',
  'import-file-invalid': 'Ce n’est pas un fichier d’export de WordPress ou de Disqus : {reason}',
  'places-unavailable': 'Impossible de charger les résultats',
  'import-running': 'Un import est déjà en cours. Attendez-le ou annulez-le.',
  'import-interrupted': 'L’import a été interrompu. Ce qui a été repris jusque-là reste.',
  'draft-changed': 'Le total de la commande a changé entre-temps. Regardez-la encore une fois.',
  'draft-short': 'Il ne reste que {left} de « {title} ».',
  'draft-address': 'Un article doit être livré. Saisissez une adresse complète et choisissez une livraison.',
});
