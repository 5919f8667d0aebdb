import { WordList } from '../../../words/word-list.ts';
import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { elidesBefore } from '../elision.ts';
import * as f from '../word-bits.ts';
import { BE_TO_HAVE, DEGREES, NUMBERS, PEOPLE } from '../words.ts';

const FEELINGS = new WordList('faim soif peur sommeil raison tort besoin envie');
const POSSESSIVES = new WordList('mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs');
const VISITS: Readonly<Record<string, string>> = {
  visite: 'rends visite à',
  visites: 'rends visite à',
  visiter: 'rendre visite à',
  visité: 'rendu visite à',
  visitons: 'rendons visite à',
  visitent: 'rendent visite à',
};
const DOING = new WordList(
  'joue joues jouent jouer joué chante chantes chantent chanter parle parles parlent parler danse dansent danser nage nagent nager cuisine écrit écris dessine travaille travaillent va vais',
);
const COMPARATIVES: Readonly<Record<string, string>> = {
  bon: 'meilleur',
  bonne: 'meilleure',
  bons: 'meilleurs',
  bonnes: 'meilleures',
  bien: 'mieux',
  mieux: 'mieux',
  meilleur: 'meilleur',
  meilleure: 'meilleure',
};

/** The verb »to have« in the place of »to be«, with its subject where that elides. */
function haveFor(t: TongueText, at: number): ReturnType<TongueText['span']> {
  const right = BE_TO_HAVE[t.lower(at)]!;
  const before = t.before(at);
  return t.lower(before) === 'je' && elidesBefore(right) ? t.span(before, at, `j'${right}`) : t.swap(at, right);
}

export const DANICISMS: readonly TongueRule[] = [
  {
    id: 'age-with-have',
    type: 'false-friend',
    explanation: 'På fransk »har« man sin alder: »{replacement}«.',
    on: Object.keys(BE_TO_HAVE).join(' '),
    match(t, at) {
      const number = t.after(at);
      const years = t.after(number);
      const isAge =
        (t.isNumber(number) || NUMBERS.test(t.lower(number)) || t.lower(number) === 'un') &&
        ['ans', 'an'].includes(t.lower(years));
      const subject = t.lower(t.before(at));
      return isAge && subject !== "c'" && subject !== 'ce' && !(subject === 'il' && t.lower(t.after(years)) === 'que')
        ? haveFor(t, at)
        : null;
    },
    wrong: `[Je suis|J'ai] 15 ans.
      Ma sœur [est|a] huit ans.
      Il [est|a] treize ans.
      Nous [sommes|avons] quinze ans.`,
    right: `J'ai 15 ans.
      Ma sœur a huit ans.
      C'est dix ans de travail.
      Il est vieux.
      Nous sommes trois.
      Il est midi.`,
  },
  {
    id: 'feeling-with-have',
    type: 'false-friend',
    explanation: 'På fransk »har« man sult, tørst, frygt og ret: »{replacement}«.',
    on: Object.keys(BE_TO_HAVE).join(' '),
    match(t, at) {
      let next = t.after(at);
      for (let k = 0; k < 2 && DEGREES.test(t.lower(next)); k++) next = t.after(next);
      const subject = t.lower(t.before(at));
      if (!FEELINGS.test(t.lower(next)) || subject === "c'" || subject === 'ce') return null;
      return haveFor(t, at);
    },
    wrong: `[Je suis|J'ai] faim.
      Il [est|a] très soif.
      Nous [sommes|avons] peur.
      Tu [es|as] raison.`,
    right: `J'ai faim.
      Il a soif.
      C'est la faim.
      Nous avons peur.
      Tu as raison.
      Il est froid.`,
  },
  {
    id: 'visit-people',
    type: 'false-friend',
    explanation: '»Visiter« bruges om steder. Man besøger en person med rendre visite à: »{replacement}«.',
    on: Object.keys(VISITS).join(' '),
    match(t, at) {
      const next = t.after(at);
      const who = t.after(next);
      if (!POSSESSIVES.test(t.lower(next)) || !PEOPLE.test(t.lower(who))) return null;
      const subject = t.lower(t.before(at));
      const right = VISITS[t.lower(at)]!;
      return t.span(at, at, ['il', 'elle', 'on'].includes(subject) ? right.replace('rends', 'rend') : right);
    },
    wrong: `Je vais [visiter|rendre visite à] ma tante.
      Nous avons [visité|rendu visite à] mes grands-parents.
      Je [visite|rends visite à] mon ami.
      Il [visite|rend visite à] sa mère.`,
    right: `Je visite le musée.
      Je rends visite à ma tante.
      Nous avons visité Paris.
      Il visite ma ville.
      La visite de ma tante est longue.
      Elle veut visiter notre école.`,
  },
  {
    id: 'time-ago',
    type: 'false-friend',
    explanation: '»For to år siden« hedder »il y a deux ans«. Skriv »{replacement}«.',
    on: 'avant pour',
    match(t, at) {
      const number = t.after(at);
      const unit = t.after(number);
      if (!t.isNumber(number) && !NUMBERS.test(t.lower(number)) && t.lower(number) !== 'un') return null;
      if (!['ans', 'an', 'mois', 'semaines', 'semaine', 'jours'].includes(t.lower(unit))) return null;
      if (t.lower(at) === 'pour' && t.lower(t.after(unit)) !== 'depuis') return null;
      return t.lower(at) === 'pour'
        ? t.span(at, t.after(unit), `il y a ${t.written(number)} ${t.written(unit)}`)
        : t.span(at, at, t.isFirst(at) ? 'Il y a' : 'il y a');
    },
    wrong: `[Avant|Il y a] deux ans, j'habitais à Paris.
      Je suis arrivé [avant|il y a] trois semaines.
      Je l'ai vu [avant|il y a] cinq jours.
      [Pour deux ans depuis|Il y a deux ans], il est venu.`,
    right: `Il y a deux ans, j'habitais à Paris.
      Avant midi, je dors.
      Il part pour deux semaines.
      Avant le film, on mange.
      J'habite ici depuis deux ans.
      Rentre avant dix heures.`,
  },
  {
    id: 'good-for-well',
    type: 'adverb',
    explanation: '»Bon« beskriver et navneord, »bien« et verbum: »{replacement}«.',
    on: 'bon bonne bons',
    match(t, at) {
      let verb = t.before(at);
      if (['très', 'trop', 'si', 'assez', 'aussi'].includes(t.lower(verb))) verb = t.before(verb);
      const next = t.after(at);
      if (!DOING.test(t.lower(verb)) || t.is(next, f.NOUN)) return null;
      return t.swap(at, 'bien');
    },
    wrong: `Il joue [bon|bien].
      Elle chante très [bon|bien].
      Je parle [bon|bien] avec lui.
      Ils dansent [bons|bien].`,
    right: `Il joue bien.
      C'est bon.
      Ça sent bon.
      Le gâteau est bon.
      Il fait bon ici.
      Elle parle de bons livres.`,
  },
  {
    id: 'better',
    type: 'adverb',
    explanation: '»Plus bon« hedder meilleur, »plus bien« mieux: »{replacement}«.',
    on: 'plus',
    match(t, at) {
      const next = t.after(at);
      const right = COMPARATIVES[t.lower(next)];
      if (!right || ['ne', "n'", 'pas'].includes(t.lower(t.before(at, 2)))) return null;
      return t.span(at, next, right);
    },
    wrong: `Ce film est [plus bon|meilleur].
      Elle chante [plus bien|mieux] que moi.
      La pizza est [plus bonne|meilleure].
      Ils sont [plus bons|meilleurs].`,
    right: `Ce film est meilleur.
      Elle chante mieux que moi.
      Il est plus grand.
      Ce n'est plus bon.
      C'est mieux.
      La pizza est meilleure.`,
  },
  {
    id: 'very',
    type: 'adverb',
    explanation: 'Foran et tillægsord hedder »meget« très: »{replacement}«.',
    on: 'beaucoup',
    match(t, at) {
      const adjective = t.after(at);
      const before = t.lower(t.before(at));
      if (!['est', 'suis', 'es', 'sont', 'était', 'étaient', 'sommes', 'une', 'un'].includes(before)) return null;
      if (
        !t.is(adjective, f.ADJECTIVE) ||
        t.is(adjective, f.NOUN_P | f.ADVERB | f.SMALL | f.PARTICIPLE) ||
        t.lower(adjective).startsWith('meilleur')
      )
        return null;
      return t.swap(at, 'très');
    },
    wrong: `Il est [beaucoup|très] grand.
      La ville est [beaucoup|très] belle.
      Je suis [beaucoup|très] content.
      C'était [beaucoup|très] difficile.`,
    right: `Il est très grand.
      J'aime beaucoup Paris.
      Il est beaucoup plus grand.
      Il y a beaucoup de monde.
      C'est beaucoup.
      Elle travaille beaucoup.`,
  },
  phraseRule({
    id: 'weather',
    type: 'false-friend',
    explanation: 'Om vejret siger man »il fait«: »{replacement}«.',
    phrases: `il est beau/mauvais temps > il fait $3 $4
      il est soleil > il y a du $3
      le temps est chaud/froid > il fait $4
      c' est chaud/froid aujourd'hui/dehors > il fait $3 $4
      il est chaud/froid aujourd'hui/dehors > il fait $3 $4`,
    wrong: `Il [est|fait] beau temps.
      Il [est|fait] froid dehors.
      Aujourd'hui, il [est|fait] mauvais temps.
      Il [est|fait] chaud dehors.`,
    right: `Il fait beau.
      Il fait froid dehors.
      Le café est froid.
      Il est beau.
      C'est chaud.
      Il y a du soleil.`,
  }),
  phraseRule({
    id: 'translated-phrase',
    type: 'false-friend',
    explanation: 'Udtrykket er oversat fra dansk. På fransk hedder det »{replacement}«.',
    phrases: `sur/dans/en mon avis > à $2 $3
      comment es tu > comment vas-tu
      faire/fais/fait/font une décision > prendre $2 $3
      pour la première temps > $1 $2 $3 fois
      chaque jours > $1 jour
      chaque ans > $1 année
      tout le jour > toute la journée
      bon journée/soirée > bonne $2
      bon chance > bonne $2
      salut à tous le monde > $1 $2 tout $4 $5
      en première > d'abord`,
    wrong: `[Dans|À] mon avis, c'est bien.
      Il a dormi [tout le jour|toute la journée].
      Je lis [chaque jours|chaque jour].
      J'ai dormi [tout le jour|toute la journée].`,
    right: `À mon avis, c'est bien.
      Je joue deux fois par semaine.
      Je lis chaque jour.
      Bonne journée !
      J'ai le temps.
      C'est un autre temps.`,
  }),
];
