import { choice, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gcfa', level: 11, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Præsentation og hverdag',
    summary: 'De første ord på begynderholdet.',
    instruction: 'Vælg det rigtige ord.',
    items: [
      lists(
        "Enchanté ! Je {m'appelle|me lave|m'assieds} Noé, et vous ?",
        "»Je m'appelle« bruges, når man siger sit navn.",
      ),
      lists("J'ai dix-sept {ans|mois|jours} et je vais au lycée.", 'Alder tælles i »ans«.'),
      lists('Le frère de ma mère est mon {oncle|neveu|grand-père}.', '»Oncle« er onkel, »neveu« nevø.'),
      lists("Je suis {lycéen|boucher|retraité} : je passe mon bac l'année prochaine.", '»Lycéen« er en gymnasieelev.'),
      lists("Samedi et dimanche, c'est le {week-end|matin|mois}.", 'Lørdag og søndag er weekend.'),
      lists('Il fait froid, je mets mon {manteau|maillot|marteau}.', '»Manteau« er en frakke, »maillot« badetøj.'),
      lists("Après le printemps vient l'{été|hiver|automne}.", 'Efter foråret kommer sommeren: »été«.'),
      lists('Soixante plus dix, ça fait {soixante-dix|quatre-vingts|soixante}.', '70 hedder »soixante-dix«.'),
      choice(
        'Hvilket tal er »quatre-vingt-douze«?',
        '92',
        ['82', '412'],
        '»Quatre-vingts« er 80, og 80 plus 12 er 92.',
      ),
      sort(
        { land: ['la Suisse', 'le Sénégal'], sprog: ["l'italien", 'le danois'], job: ["l'infirmière", "l'avocat"] },
        '»Infirmière« er sygeplejerske, »avocat« er advokat.',
        'Sorter ordene.',
      ),
    ],
  },
]);
