import type * as en from '../../en/failures/requests.ts'
import type { WordsOf } from '../../format.ts'
import { plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  requests: {
    'not-http': 'La requête n’est pas du HTTP valide.',
    'not-one-host': 'La requête doit nommer un seul hôte.',
    'address-unreadable': 'L’adresse est illisible.',
    'body-unreadable': 'La requête est illisible. Le corps doit être du JSON valide.',
    'body-not-utf8': 'Le corps doit être du texte en UTF-8.',
    'body-broken-off': 'La requête s’est arrêtée avant la fin du corps.',
    'request-timeout': 'La requête n’est pas arrivée à temps. Merci de réessayer.',
    'headers-too-large': 'Les en-têtes de la requête sont trop grands.',
    'length-required': 'La requête doit indiquer la longueur de son corps.',
    'unsupported-media-type': 'Il faut envoyer du JSON, avec l’en-tête Content-Type: application/json.',
    'body-too-large': ({ most, unit }) =>
      `C’est trop volumineux : on peut envoyer au plus ${most} ${unit} à la fois.`,
    'too-many-values':
      'C’est trop volumineux : on peut envoyer au plus 20 000 valeurs à la fois, dont 5 000 avec un nom.',
    'no-such-address': 'Il n’y a rien à cette adresse.',
    'invalid-input': 'Cette saisie n’est pas valable.',
    'internal-error': 'Un problème est survenu de notre côté. Merci de réessayer.',
    busy: 'Quizly a trop à faire en ce moment. Merci de réessayer dans quelques secondes.',
    'store-unavailable':
      'Quizly n’a pas accès à ses données en ce moment. Merci de réessayer dans quelques secondes.',
    'many-log-in':
      'Beaucoup de personnes se connectent en ce moment. Merci de réessayer dans quelques secondes.',
    'server-stopping': 'Ce serveur est en cours d’arrêt.',
    'store-not-ready': 'La base de données ne répond pas ou n’accepte pas d’écriture.',
    'texts-being-drawn':
      'Quizly traite en ce moment les formules d’autres personnes. Merci de réessayer dans quelques secondes.',
    'pictures-being-read':
      'Quizly traite en ce moment les images d’autres personnes. Merci de réessayer dans quelques secondes.',
    'sheets-being-read':
      'Quizly lit d’autres grandes feuilles de calcul. Merci de réessayer dans quelques secondes.',
    'sheet-too-large':
      'Cette feuille ne peut pas être lue d’un seul tenant. Il faut la répartir sur plusieurs fichiers.',
    'sheet-cells': 'Cette feuille a trop de cellules. Il faut la répartir sur plusieurs fichiers.',
    'too-many-pages': 'Trop de pages suivent des quiz. Il faut en fermer quelques-unes.',
  },
  waits: {
    'too-many-attempts': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `Trop d’essais. Merci de réessayer dans ${n} seconde.`,
          many: `Trop d’essais. Merci de réessayer dans ${n} de secondes.`,
          other: `Trop d’essais. Merci de réessayer dans ${n} secondes.`,
        }),
        minute: plural(n, {
          one: `Trop d’essais. Merci de réessayer dans ${n} minute.`,
          many: `Trop d’essais. Merci de réessayer dans ${n} de minutes.`,
          other: `Trop d’essais. Merci de réessayer dans ${n} minutes.`,
        }),
      })[unit],
    'too-many-quizzes': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `On peut créer au plus 100 quiz par heure. Merci de réessayer dans ${n} seconde.`,
          many: `On peut créer au plus 100 quiz par heure. Merci de réessayer dans ${n} de secondes.`,
          other: `On peut créer au plus 100 quiz par heure. Merci de réessayer dans ${n} secondes.`,
        }),
        minute: plural(n, {
          one: `On peut créer au plus 100 quiz par heure. Merci de réessayer dans ${n} minute.`,
          many: `On peut créer au plus 100 quiz par heure. Merci de réessayer dans ${n} de minutes.`,
          other: `On peut créer au plus 100 quiz par heure. Merci de réessayer dans ${n} minutes.`,
        }),
      })[unit],
    'too-many-quizzes-of-address': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `On peut créer au plus 1 000 quiz par heure depuis une même adresse. Merci de réessayer dans ${n} seconde.`,
          many: `On peut créer au plus 1 000 quiz par heure depuis une même adresse. Merci de réessayer dans ${n} de secondes.`,
          other: `On peut créer au plus 1 000 quiz par heure depuis une même adresse. Merci de réessayer dans ${n} secondes.`,
        }),
        minute: plural(n, {
          one: `On peut créer au plus 1 000 quiz par heure depuis une même adresse. Merci de réessayer dans ${n} minute.`,
          many: `On peut créer au plus 1 000 quiz par heure depuis une même adresse. Merci de réessayer dans ${n} de minutes.`,
          other: `On peut créer au plus 1 000 quiz par heure depuis une même adresse. Merci de réessayer dans ${n} minutes.`,
        }),
      })[unit],
    'too-many-accounts': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `On peut créer au plus 600 comptes en dix minutes depuis une même adresse. Merci de réessayer dans ${n} seconde.`,
          many: `On peut créer au plus 600 comptes en dix minutes depuis une même adresse. Merci de réessayer dans ${n} de secondes.`,
          other: `On peut créer au plus 600 comptes en dix minutes depuis une même adresse. Merci de réessayer dans ${n} secondes.`,
        }),
        minute: plural(n, {
          one: `On peut créer au plus 600 comptes en dix minutes depuis une même adresse. Merci de réessayer dans ${n} minute.`,
          many: `On peut créer au plus 600 comptes en dix minutes depuis une même adresse. Merci de réessayer dans ${n} de minutes.`,
          other: `On peut créer au plus 600 comptes en dix minutes depuis une même adresse. Merci de réessayer dans ${n} minutes.`,
        }),
      })[unit],
    'too-many-accounts-in-a-day': ({ unit, n }) =>
      ({
        second: plural(n, {
          one: `On peut créer au plus 3 000 comptes par jour depuis une même adresse. Merci de réessayer dans ${n} seconde.`,
          many: `On peut créer au plus 3 000 comptes par jour depuis une même adresse. Merci de réessayer dans ${n} de secondes.`,
          other: `On peut créer au plus 3 000 comptes par jour depuis une même adresse. Merci de réessayer dans ${n} secondes.`,
        }),
        minute: plural(n, {
          one: `On peut créer au plus 3 000 comptes par jour depuis une même adresse. Merci de réessayer dans ${n} minute.`,
          many: `On peut créer au plus 3 000 comptes par jour depuis une même adresse. Merci de réessayer dans ${n} de minutes.`,
          other: `On peut créer au plus 3 000 comptes par jour depuis une même adresse. Merci de réessayer dans ${n} minutes.`,
        }),
      })[unit],
  },
}
