import { defineTranslation } from '../../define-messages.ts';
import type { productFiles as english } from '../../en/interface/product-files.ts';

export const productFiles = defineTranslation<typeof english>('productFiles', {
  noTitle: 'Ce produit n’a pas de titre. Indiquez-en un dans sa première ligne.',
  titleTooLong: 'Le titre compte plus de {max} caractères. Raccourcissez-le.',
  descriptionTooLong: 'La description compte plus de {max, number} caractères. Raccourcissez-la.',
  noPrice: 'Ligne {line} : « {text} » n’est pas un prix en {currency}. Écrivez-le comme {example}.',
  priceTooHigh: 'Ligne {line} : {text} dépasse le prix qu’un produit peut avoir.',
  noStock: 'Ligne {line} : « {text} » n’est pas un nombre de pièces. Écrivez un nombre entier ou Unlimited.',
  noMeasure: 'Ligne {line} : « {text} » n’est ni un poids ni une dimension. Écrivez un nombre comme 1.25.',
  skuTooLong: 'Ligne {line} : la référence compte plus de {max} caractères. Raccourcissez-la.',
  optionTooLong:
    'Ligne {line} : le nom ou la valeur d’une option compte plus de {max} caractères. Raccourcissez-le.',
  valueMissing: 'Ligne {line} : il n’y a pas de valeur pour {option}. Indiquez-en une.',
  combinationTwice:
    'Ligne {line} : une autre variante a les mêmes valeurs. Modifiez ou supprimez l’une d’elles.',
  noParent:
    'Ligne {line} : le produit {parent} dont elle dépend n’est pas dans le fichier. Ajoutez-le ou supprimez la ligne.',
  otherType: 'Les produits du type {type} ne peuvent pas être vendus ici.',
  twice: 'Ce produit figure deux fois dans le fichier.',
  unstorable: 'Cela contient des caractères qui ne peuvent pas être conservés. Supprimez-les et réessayez.',
  labelCut: '« {name} » a été coupé à {max} caractères.',
  labelsBeyond: 'Seules les {max} premières catégories et étiquettes ont été reprises.',
  imagesBeyond: 'Seules les {max} premières images ont été reprises.',
  saleDates: 'Les dates de sa promotion ne sont pas conservées. Mettez-le en promotion le moment venu.',
  sharedStock: 'Une variante qui en représente plusieurs a un seul stock. Il a été donné à la première.',
  digitalFiles: 'Ses fichiers ne suivent pas, il est donc masqué. Ajoutez-les, puis publiez-le.',
  elementsLeft: 'Non repris de la description : {names}.',
  bodyKept: 'Sa page contient plus que du texte sous les détails, sa description reste donc telle quelle.',
  refused: 'Impossible de l’enregistrer : {reason}',
  several: '{first} {rest}',
  imageFailed: 'L’image {url} n’a pas pu être récupérée : {reason}',
  pageFull: 'Une page de boutique contient {max} produits. Retirez-en, ou laissez créer d’autres pages.',
});
