import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { elidesBefore } from '../elision.ts';
import { genderOf } from '../noun-phrases.ts';
import * as f from '../word-bits.ts';
import { NUMBERS } from '../words.ts';

const CONTRACTED: Readonly<Record<string, string>> = { 'à le': 'au', 'à les': 'aux', 'de le': 'du', 'de les': 'des' };
const QUANTITIES = new WordList(
  'beaucoup trop assez combien tant autant peu litre litres kilo kilos verre verres tasse tasses bouteille bouteilles morceau morceaux paquet',
);
const LIKING = new WordList(
  'aime aimes aimons aimez aiment adore adores adorons adorent déteste détestes détestent préfère préfères préfèrent',
);
const EATING = new WordList(
  'mange manges mangeons mangez mangent bois boit buvons boivent mangé bu manger boire achète acheter acheté',
);
const MANY = new WordList('amis amies jeunes enfants élèves livres animaux');
const LIKED = new WordList('chiens chats chocolat maths');
const PROFESSIONS = new WordList(
  'médecin professeur prof avocat avocate infirmière infirmier vétérinaire ingénieur acteur actrice chanteur chanteuse journaliste coiffeur coiffeuse policier pilote dentiste étudiant étudiante vendeur vendeuse cuisinier facteur',
);

/** »de« or »d'« before a word, which is written with it. */
const withOf = (t: TongueText, from: number, to: number, next: number): ReturnType<TongueText['span']> =>
  elidesBefore(t.lower(next)) ? t.span(from, next, `d'${t.written(next)}`) : t.span(from, to, 'de');

const isBareNoun = (t: TongueText, at: number): boolean =>
  t.isWord(at) &&
  !t.isCapital(at) &&
  t.is(at, f.NOUN) &&
  !NUMBERS.test(t.lower(at)) &&
  !t.is(at, f.SMALL | f.ADVERB | f.INFINITIVE | f.PARTICIPLE | f.FINITE | f.GERUND);

/** The article of what is liked, or eaten, written with its noun where it elides. */
function articleFor(t: TongueText, at: number, isPart: boolean): string {
  const gender = genderOf(t, at);
  const isPlural = t.is(at, f.NOUN_P) && !t.is(at, f.NOUN_S);
  const noun = t.written(at);
  if (isPlural) return `${isPart ? 'des' : 'les'} ${noun}`;
  if (elidesBefore(t.lower(at))) return `${isPart ? 'de ' : ''}l'${noun}`;
  if (gender === '') return '';
  return `${gender === 'm' ? (isPart ? 'du' : 'le') : isPart ? 'de la' : 'la'} ${noun}`;
}

export const ARTICLES: readonly TongueRule[] = [
  {
    id: 'contraction',
    type: 'article',
    explanation: 'À og de smelter sammen med le og les: au, aux, du, des. Skriv »{replacement}«.',
    on: 'à de',
    match(t, at) {
      const next = t.after(at);
      const noun = t.after(at, 2);
      const right = CONTRACTED[`${t.lower(at)} ${t.lower(next)}`];
      if (!right || !t.isWord(noun) || t.isCapital(noun)) return null;
      if (t.is(noun, f.INFINITIVE) && !t.is(noun, f.NOUN)) return null;
      if (t.lower(next) === 'le' && elidesBefore(t.lower(noun))) return null;
      if (['leur', 'lui', 'y', 'en', 'faire'].includes(t.lower(noun))) return null;
      // »de le maison« is »de la maison«
      if (t.lower(next) === 'le' && genderOf(t, noun) === 'f') return null;
      return t.span(at, next, right);
    },
    wrong: `Je vais [à le|au] cinéma.
      Il parle [à les|aux] enfants.
      C'est le livre [de le|du] professeur.
      Voici les vélos [de les|des] enfants.
      Je joue [à le|au] foot.`,
    right: `Je vais au cinéma.
      Je vais à la plage.
      J'ai envie de le voir.
      Il commence à les manger.
      C'est le livre du professeur.
      Nous parlons de l'école.`,
  },
  {
    id: 'quantity-of',
    type: 'quantity',
    explanation: 'Efter et ord om mængde står de eller d’ alene: »{replacement}«.',
    on: 'des du de',
    match(t, at) {
      const before = t.before(at);
      const word = t.lower(at);
      const next = t.after(at);
      if (!QUANTITIES.test(t.lower(before)) || !t.isWord(next)) return null;
      if (['besoin', 'parle', 'parler', 'parlé', 'parlent', 'profite'].includes(t.lower(t.before(at, 2)))) return null;
      if (t.lower(before) === 'peu' && ['à', 'il', 'elle', 'depuis'].includes(t.lower(t.before(at, 2)))) return null;
      if (word !== 'de') return withOf(t, at, at, next);
      const article = t.lower(next);
      if (!['les', 'la', "l'"].includes(article)) return null;
      const noun = t.after(next);
      if (t.is(noun, f.INFINITIVE)) return null;
      return elidesBefore(t.lower(noun)) ? t.span(at, noun, `d'${t.written(noun)}`) : t.span(at, next, 'de');
    },
    wrong: `Il y a beaucoup [des|de] voitures.
      J'ai beaucoup [des amis|d'amis].
      Il mange trop [du|de] sucre.
      Elle a beaucoup [de la|de] chance.
      Je bois un verre [du|de] lait.`,
    right: `Il y a beaucoup de voitures.
      J'ai beaucoup d'amis.
      Il mange trop de sucre.
      La plupart des élèves sont là.
      Je parle beaucoup de la France.
      Bien des gens le savent.`,
  },
  {
    id: 'quantity-bare',
    type: 'quantity',
    explanation: 'Efter beaucoup, trop og assez skal der de eller d’ foran navneordet: »{replacement}«.',
    on: 'beaucoup trop combien',
    match(t, at) {
      const next = t.after(at);
      if (
        (!isBareNoun(t, next) && !MANY.test(t.lower(next))) ||
        !t.is(next, f.NOUN_P) ||
        (t.is(next, f.ADJECTIVE) && !MANY.test(t.lower(next)))
      )
        return null;
      const link = elidesBefore(t.lower(next)) ? "d'" : 'de ';
      return t.span(at, next, `${t.written(at)} ${link}${t.written(next)}`);
    },
    wrong: `J'ai [beaucoup amis|beaucoup d'amis].
      Il y a [trop voitures|trop de voitures].
      Il y a [beaucoup gens|beaucoup de gens] ici.
      J'ai lu [beaucoup livres|beaucoup de livres].`,
    right: `J'ai beaucoup d'amis.
      J'aime beaucoup les livres.
      Il est trop grand.
      Il mange beaucoup.
      Combien de frères as-tu ?
      Elle travaille trop.`,
  },
  {
    id: 'liking-article',
    type: 'article',
    explanation: 'Efter aimer, adorer og détester skal navneordet have le, la eller les: »{replacement}«.',
    match(t, at) {
      if (!LIKING.test(t.lower(at))) return null;
      let next = t.after(at);
      if (['beaucoup', 'pas', 'bien'].includes(t.lower(next))) next = t.after(next);
      if (!isBareNoun(t, next) || (t.is(next, f.ADJECTIVE) && !LIKED.test(t.lower(next))) || t.isMark(t.before(at)))
        return null;
      const right = articleFor(t, next, false);
      return right === '' ? null : t.span(next, next, right);
    },
    wrong: `J'aime [musique|la musique].
      Elle adore [chiens|les chiens].
      Il déteste [fromage|le fromage].
      Nous aimons [école|l'école].`,
    right: `J'aime la musique.
      Elle adore les chiens.
      J'aime lire.
      Il aime Paris.
      J'aime beaucoup danser.
      Elle aime bien ça.`,
  },
  {
    id: 'eating-article',
    type: 'article',
    explanation: 'Hvor dansk ingen artikel har, skal der på fransk du, de la eller des: »{replacement}«.',
    match(t, at) {
      if (!EATING.test(t.lower(at))) return null;
      const next = t.after(at);
      if (!isBareNoun(t, next) || t.is(next, f.ADJECTIVE)) return null;
      const right = articleFor(t, next, true);
      return right === '' ? null : t.span(next, next, right);
    },
    wrong: `Je bois [lait|du lait].
      Nous mangeons [viande|de la viande].
      Il mange [pommes|des pommes].
      Je bois [eau|de l'eau].`,
    right: `Je bois du lait.
      Il mange bien.
      Nous mangeons tard.
      Je mange beaucoup.
      Elle boit trop.
      Il mange avec moi.`,
  },
  {
    id: 'profession-article',
    type: 'article',
    explanation: 'Efter être og devenir står et erhverv uden artikel: »{replacement}«.',
    on: 'un une',
    match(t, at) {
      const noun = t.after(at);
      const verb = t.lower(t.before(at));
      if (!['être', 'devenir', 'suis'].includes(verb) || !PROFESSIONS.test(t.lower(noun))) return null;
      const next = t.after(noun);
      if (t.isWord(next) && !['et', 'mais', 'parce', 'à', 'dans', 'plus'].includes(t.lower(next))) return null;
      return t.span(t.before(at), noun, `${verb} ${t.written(noun)}`);
    },
    wrong: `Je veux [être un médecin|être médecin].
      Elle veut [devenir une actrice|devenir actrice].
      Je [suis un étudiant|suis étudiant].
      Il veut [être un pilote|être pilote] plus tard.`,
    right: `Je veux être médecin.
      C'est un bon médecin.
      Il cherche un médecin.
      Je veux être un médecin célèbre.
      Elle est actrice.
      Un médecin arrive.`,
  },
];
