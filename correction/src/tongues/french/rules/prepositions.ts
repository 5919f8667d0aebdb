import { WordList } from '../../../words/word-list.ts';
import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';

const FEMALE = new WordList(
  'france allemagne italie espagne suède norvège angleterre belgique suisse grèce pologne turquie chine russie finlande islande europe afrique asie amérique autriche irlande écosse croatie inde australie bretagne provence normandie syrie ukraine somalie thaïlande',
);
const MALE = new WordList(
  'danemark portugal canada japon brésil maroc mexique luxembourg groenland liban chili pakistan',
);
const MANY = new WordList('états-unis pays-bas');
const CITIES = new WordList(
  'paris copenhague aarhus odense aalborg roskilde vejle esbjerg randers kolding horsens lyon nice marseille bordeaux toulouse strasbourg lille nantes cannes londres berlin rome madrid barcelone bruxelles stockholm oslo new-york hambourg amsterdam genève viborg silkeborg helsingør næstved svendborg',
);
const SPORTS = new WordList(
  'foot football handball hand tennis basket volley badminton golf hockey rugby échecs cartes ping-pong jeux',
);
const INSTRUMENTS: Readonly<Record<string, string>> = {
  piano: 'du',
  violon: 'du',
  saxophone: 'du',
  guitare: 'de la',
  flûte: 'de la',
  batterie: 'de la',
  trompette: 'de la',
  basse: 'de la',
};
const PLAYING = new WordList('joue joues jouons jouez jouent jouer joué jouais jouait jouaient');

export const PREPOSITIONS_OF_FRENCH: readonly TongueRule[] = [
  {
    id: 'country-preposition',
    type: 'preposition',
    explanation:
      'Lande i hunkøn har en, lande i hankøn au og lande i flertal aux: en France, au Danemark. Skriv »{replacement}«.',
    on: 'en à dans au',
    match(t, at) {
      const article = t.lower(at) === 'dans' && t.lower(t.after(at)) === 'les' ? t.after(at) : at;
      const name = t.after(article);
      const country = t.lower(name);
      const right = FEMALE.test(country) ? 'en' : MALE.test(country) ? 'au' : MANY.test(country) ? 'aux' : '';
      if (article !== at) return MANY.test(country) ? t.span(at, article, right) : null;
      return right === '' || right === t.lower(at) ? null : t.swap(at, right);
    },
    wrong: `J'habite [en|au] Danemark.
      Je vais [à|en] France.
      Il habite [dans|en] Italie.
      Nous allons [en|aux] États-Unis.
      Il vit [dans les|aux] États-Unis.`,
    right: `J'habite au Danemark.
      Je vais en France.
      La capitale de la France est Paris.
      Il va aux États-Unis.
      En mai, je pars.
      Dans la France d'hier, tout était différent.`,
  },
  {
    id: 'city-preposition',
    type: 'preposition',
    explanation: 'Byer har à: à Paris. Skriv »{replacement}«.',
    on: 'en dans au',
    match(t, at) {
      const before = t.lower(t.before(at));
      if (
        !CITIES.test(t.lower(t.after(at))) ||
        (t.lower(at) === 'dans' && ['perdu', 'promener', 'promène', 'rues'].includes(before))
      )
        return null;
      return t.swap(at, 'à');
    },
    wrong: `J'habite [en|à] Copenhague.
      Je vais [en|à] Paris.
      Il habite [dans|à] Odense.
      Elle travaille [en|à] Lyon.`,
    right: `J'habite à Copenhague.
      Il vient de Paris.
      Nous aimons Lyon.
      En France, il fait chaud.
      J'ai une tante à Rome.
      Dans la ville de Lyon, il pleut.`,
  },
  {
    id: 'play-sport',
    type: 'preposition',
    explanation: 'Man siger jouer à en sport og jouer de et instrument: »{replacement}«.',
    match(t, at) {
      if (!PLAYING.test(t.lower(at))) return null;
      const article = t.after(at);
      const word = t.lower(article);
      const noun = t.after(article);
      if (SPORTS.test(word))
        return t.span(
          article,
          article,
          word === 'échecs' || word === 'cartes' ? `aux ${word}` : `au ${t.written(article)}`,
        );
      if (word in INSTRUMENTS) return t.span(article, article, `${INSTRUMENTS[word]!} ${t.written(article)}`);
      if (SPORTS.test(t.lower(noun)) && ['le', 'du', 'la', 'les', 'des'].includes(word))
        return t.swap(article, ['échecs', 'cartes'].includes(t.lower(noun)) ? 'aux' : 'au');
      if (t.lower(noun) in INSTRUMENTS && ['le', 'la', 'au'].includes(word))
        return t.swap(article, INSTRUMENTS[t.lower(noun)]!);
      return null;
    },
    wrong: `Je joue [le|au] foot.
      Il joue [tennis|au tennis].
      Elle joue [le|du] piano.
      Nous jouons [la|de la] guitare.
      Ils jouent [les|aux] cartes.`,
    right: `Je joue au foot.
      Elle joue du piano.
      Il joue de la guitare.
      Je joue avec mon frère.
      Ils jouent dehors.
      Nous jouons aux cartes.`,
  },
  phraseRule({
    id: 'by-transport',
    type: 'preposition',
    explanation: 'Man siger en bus, en train, en voiture, men à pied. Skriv »{replacement}«.',
    phrases: `en pied/pieds > à pied
      avec bus/train/voiture/avion/bateau/métro/taxi > en $2
      par pied > à pied
      sur vélo > à $2
      avec vélo > à $2`,
    wrong: `Je vais à l'école [en|à] pied.
      Il vient [avec|en] bus.
      Nous partons [avec|en] train.
      Elle arrive [avec|en] avion.`,
    right: `Je vais à l'école à pied.
      Il vient en bus.
      Il joue avec un train.
      Elle arrive en avion.
      Je suis parti en voiture.
      Avec mon vélo, je vais loin.`,
  }),
  phraseRule({
    id: 'time-preposition',
    type: 'preposition',
    explanation: 'Forholdsordet er oversat fra dansk. På fransk hedder det »{replacement}«.',
    phrases: `dans hiver/été/automne > en $2
      à hiver/été/automne > en $2
      dans/en printemps > au $2
      en le matin/soir > le $3
      dans le matin/soir > le $3
      sur le matin/soir > le $3
      à le week-end > le $3
      dans le week-end > le $3
      sur lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche > $2
      à lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche matin/soir > $2 $3
      en lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche > $2
      dans vacances > en $2
      dans mai/juin/juillet/août/avril/mars/septembre/octobre/novembre/décembre/janvier/février > en $2
      sur télé > à la $2
      sur la télé > à $2 $3
      dans la télé > à $2 $3
      sur une fête > à $2 $3
      dans une fête > à $2 $3`,
    wrong: `Il fait froid [dans|en] hiver.
      Je me lève tôt [dans le|le] matin.
      On se voit [sur lundi|lundi].
      Je suis né [dans|en] mai.`,
    right: `Il fait froid en hiver.
      Le matin, je me lève tôt.
      On se voit lundi.
      Je suis né en mai.
      À lundi !
      Il pleut au printemps.`,
  }),
  phraseRule({
    id: 'verb-preposition',
    type: 'preposition',
    explanation: 'Verbet styrer et andet led på fransk end på dansk: »{replacement}«.',
    phrases: `écoute/écoutes/écouter/écoutons/écoutent/écouté à la > $1 la
      écoute/écoutes/écouter/écoutons/écoutent/écouté à de > $1 de
      écoute/écoutes/écouter/écoutons/écoutent/écouté au > $1 le
      regarde/regardes/regarder/regardons/regardent/regardé sur la/le/les > $1 $3
      regarde/regardes/regarder/regardons/regardent/regardé à la télé > $1 la $4
      attends/attend/attendre/attendu pour/sur le/la/les/mon/ma/mes > $1 $3
      cherche/cherches/chercher/cherché pour/après le/la/les/mon/ma/mes/un/une > $1 $3
      téléphone/téléphoner/téléphoné mon/ma/mes > $1 à $2
      parle/parler/parlé sur le/la/les > $1 de $3
      intéressé/intéressée dans > $1 par
      fatigué/fatiguée de > $1 de
      content/contente avec > $1 de
      marié/mariée avec > $1 à
      chez le école > à l'école
      rêve/rêver sur > $1 de
      bon/bonne à > $1 en`,
    unless: (t, from) =>
      ['fatigué', 'fatiguée'].includes(t.lower(from)) ||
      (['bon', 'bonne'].includes(t.lower(from)) &&
        !['français', 'maths', 'anglais', 'sport', 'danois', 'mathématiques'].includes(t.lower(t.after(from, 2)))),
    wrong: `J'[écoute à|écoute] la musique.
      Je [regarde sur|regarde] la télé.
      Je suis content [avec|de] mon vélo.
      Il [cherche pour|cherche] le chat.`,
    right: `J'écoute la musique.
      Je regarde la télé.
      Il parle de la France.
      Je suis content de mon vélo.
      Il cherche le chat.
      C'est bon à savoir.`,
  }),
];
