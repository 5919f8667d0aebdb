import { WordList } from '../../words/word-list.ts';

/** Subjects that are one word, with the person that their verb has: 0–2 in the singular, 3–5 in the plural. */
export const PERSONS: Readonly<Record<string, number>> = {
  je: 0,
  "j'": 0,
  tu: 1,
  il: 2,
  elle: 2,
  on: 2,
  nous: 3,
  vous: 4,
  ils: 5,
  elles: 5,
};
/** Pronouns that stand between a subject and its verb. */
export const CLITICS = new WordList("me te se le la les lui leur y en m' t' s' l' nous vous");
export const NE = new WordList("ne n'");
/** What a clause can begin after. */
export const OPENERS = new WordList("que qu' quand si parce mais comme où lorsque puisque donc car et alors puis");
export const PREPOSITIONS = new WordList(
  "avec pour chez sans de d' à par sur sous dans en vers contre entre devant derrière après avant",
);
/** Words that can stand between a verb and what belongs to it. */
export const BETWEEN = new WordList(
  'pas plus jamais aussi toujours souvent bien mal déjà encore beaucoup vraiment seulement rien tout trop',
);
/** Words that tell how much an adjective is so. */
export const DEGREES = new WordList(
  'très trop si plus aussi assez vraiment moins tellement toujours pas encore déjà souvent bien',
);
export const NUMBERS = new WordList(
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents mille dix-sept dix-huit dix-neuf vingt-cinq soixante-dix quatre-vingts quatre-vingt quelques plusieurs',
);
/** Adjectives that stand before their noun. */
export const BEFORE_NOUN = new WordList(
  'grand grande grands grandes petit petite petits petites bon bonne bons bonnes beau bel belle beaux belles vieux vieil vieille vieilles jeune jeunes nouveau nouvel nouvelle nouveaux nouvelles joli jolie jolis jolies gros grosse grosses long longue longs longues mauvais mauvaise mauvaises premier première premiers premières deuxième troisième dernier dernière derniers dernières autre autres même mêmes seul seule vrai vraie vrais vraies meilleur meilleure meilleurs meilleures gentil gentille gentils gentilles prochain prochaine haut haute',
);
export const TO_BE = new WordList(
  'suis es est sommes êtes sont étais était étions étiez étaient serai seras sera serons serez seront serais serait seraient',
);
export const TO_HAVE = new WordList(
  'ai as a avons avez ont avais avait avions aviez avaient aurai auras aura aurons aurez auront aurais aurait auraient',
);
/** Verbs that are followed by an infinitive. */
export const MODALS = new WordList(
  'veux veut voulons voulez veulent voulais voulait voulaient voudrais voudrait voudraient peux peut pouvons pouvez peuvent pouvais pouvait pouvaient pourrais pourrait dois doit devons devez doivent devais devait devaient devrais devrait vais vas va allons allez vont allais allait allaient faut fallait faudrait',
);
export const LIKING = new WordList(
  'aime aimes aimons aimez aiment aimais aimait aimerais aimerait adore adores adorons adorent adorait déteste détestes détestent préfère préfères préfèrent sais sait savons savent espère',
);
/** Participles whose passé composé is made with être. */
export const WITH_ETRE = new WordList(
  'allé allée allés allées venu venue venus venues arrivé arrivée arrivés arrivées parti partie partis parties resté restée restés restées tombé tombée tombés tombées né née nés nées mort morte morts mortes devenu devenue devenus devenues revenu revenue revenus revenues entré entrée entrés entrées',
);
/** Those that have avoir where an object follows: monter la valise. */
export const WITH_EITHER = new WordList(
  'monté montée montés montées descendu descendue descendus descendues sorti sortie sortis sorties rentré rentrée rentrés rentrées retourné retournée retournés retournées',
);
/** Participles of verbs with avoir, which no passive of a person is made of. */
export const WITH_AVOIR = new WordList(
  'mangé joué regardé acheté visité dormi bu dansé nagé parlé travaillé voyagé couru chanté écouté fini commencé rencontré téléphoné lu écrit étudié gagné pensé fait pris vu',
);
export const HAVE_TO_BE: Readonly<Record<string, string>> = {
  ai: 'suis',
  as: 'es',
  a: 'est',
  avons: 'sommes',
  avez: 'êtes',
  ont: 'sont',
  avais: 'étais',
  avait: 'était',
  avions: 'étions',
  avaient: 'étaient',
};
export const BE_TO_HAVE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(HAVE_TO_BE).map(([have, be]) => [be, have]),
);
/** People that one can visit. */
export const PEOPLE = new WordList(
  'père mère frère sœur soeur frères sœurs ami amie amis amies oncle tante cousin cousine cousins cousines grand-mère grand-père grands-parents parents famille copain copine copains copines grand-mère voisin voisine professeur correspondant correspondante',
);
export const COLOURS = new WordList(
  'rouge rouges bleu bleue bleus bleues vert verte verts vertes jaune jaunes noir noire noirs noires blanc blanche blancs blanches gris grise grises brun brune bruns brunes violet violette',
);
/** Adjectives of countries, which are names of people and of languages too. */
export const NATIONS: Readonly<Record<string, string>> = Object.fromEntries(
  'danois danoise danoises français française françaises anglais anglaise anglaises allemand allemande allemands allemandes suédois suédoise norvégien norvégienne norvégiens espagnol espagnole espagnols espagnoles italien italienne italiens italiennes américain américaine américains américaines chinois chinoise russe russes européen européenne européens parisien parisienne parisiens parisiennes belge belges suisse suisses polonais polonaise turc turque'
    .split(' ')
    .map((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]),
);
