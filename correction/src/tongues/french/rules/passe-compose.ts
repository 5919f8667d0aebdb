import { WordList } from '../../../words/word-list.ts';
import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { determinerOf, phraseBefore } from '../noun-phrases.ts';
import { participlesOf } from '../verbs.ts';
import * as f from '../word-bits.ts';
import { BE_TO_HAVE, BETWEEN, HAVE_TO_BE, TO_HAVE, WITH_AVOIR, WITH_EITHER, WITH_ETRE } from '../words.ts';

/** What comes after a helping verb, past »pas«, »déjà« and the like. */
function afterHelper(t: TongueText, at: number): number {
  let next = t.after(at);
  for (let k = 0; k < 2 && BETWEEN.test(t.lower(next)); k++) next = t.after(next);
  return next;
}

/** »j'« with the verb, or »je« with it, as it must be written when the verb changes. */
function withSubject(t: TongueText, verb: number, right: string): ReturnType<TongueText['span']> {
  const before = t.before(verb);
  if (t.lower(before) === "j'" && !/^[aeiouéê]/.test(right)) return t.span(before, verb, `je ${right}`);
  if (t.lower(before) === 'je' && /^[aeiouéê]/.test(right)) return t.span(before, verb, `j'${right}`);
  return t.swap(verb, right);
}

const ETRE_INFINITIVES = new WordList(
  'aller venir partir arriver rester tomber entrer sortir rentrer naître mourir monter descendre retourner devenir revenir',
);

export const PASSE_COMPOSE: readonly TongueRule[] = [
  {
    id: 'avoir-for-etre',
    type: 'verb-tense',
    explanation: 'Verber som aller, venir, partir og rester har être i passé composé: »{replacement}«.',
    on: Object.keys(HAVE_TO_BE).join(' '),
    match(t, at) {
      const participle = afterHelper(t, at);
      const word = t.lower(participle);
      const next = t.after(participle);
      if (t.lower(t.before(at)) === 'y') return null;
      const isSure =
        WITH_ETRE.test(word) && !(word.startsWith('mort') || (word.startsWith('parti') && t.is(next, f.NOUN)));
      const isBare =
        WITH_EITHER.test(word) &&
        (!t.isWord(next) ||
          ['à', 'au', 'aux', 'chez', 'en', 'dans', 'sur', 'avec', 'de', 'tard', 'hier'].includes(t.lower(next)));
      if (!isSure && !isBare) return null;
      const isMany = t.lower(at) === 'a' && phraseBefore(t, at)?.isPlural === true;
      return isMany ? t.swap(at, 'sont') : withSubject(t, at, HAVE_TO_BE[t.lower(at)]!);
    },
    wrong: `[J'ai|Je suis] allé à Paris.
      Nous [avons|sommes] restés à la maison.
      Il [a|est] parti hier.
      Ils [ont|sont] rentrés à minuit.
      Elle n'[a|est] pas venue.`,
    right: `Je suis allé à Paris.
      Il a sorti le chien.
      Elle a monté la valise.
      J'ai un parti.
      Nous sommes restés.
      Il a descendu l'escalier.`,
  },
  {
    id: 'etre-for-avoir',
    type: 'verb-tense',
    explanation: 'De fleste verber har avoir i passé composé: »{replacement}«.',
    on: Object.keys(BE_TO_HAVE).join(' '),
    match(t, at) {
      const participle = afterHelper(t, at);
      const subject = t.lower(t.before(at));
      if (!['je', "j'", 'tu', 'nous', 'on', 'il', 'elle', 'ils', 'elles'].includes(subject)) return null;
      if (subject === 'nous' && t.lower(t.before(at, 2)) === 'nous') return null;
      const word = t.lower(participle);
      if (!WITH_AVOIR.test(word) && !WITH_AVOIR.test(word.replace(/e?s?$/, ''))) return null;
      const next = t.lower(t.after(participle));
      if (
        next === 'par' ||
        (['il', 'elle', 'ils', 'elles', 'on'].includes(subject) && !determinerOf(next) && !['du', 'au'].includes(next))
      )
        return null;
      if (
        ['commencé', 'fini', 'pris', 'vu', 'perdu', 'pensé'].includes(word) &&
        !determinerOf(next) &&
        !['du', 'à'].includes(next)
      )
        return null;
      return withSubject(t, at, BE_TO_HAVE[t.lower(at)]!);
    },
    wrong: `[Je suis|J'ai] mangé une pomme.
      Nous [sommes|avons] pris le train.
      [Je suis|J'ai] joué au foot.
      Il [est|a] fait ses devoirs.`,
    right: `J'ai mangé une pomme.
      Il est aimé de tous.
      Je suis fatigué.
      Elle est prise.
      Il est vu par un ami.
      Nous sommes perdus.`,
  },
  {
    id: 'reflexive-with-avoir',
    type: 'verb-tense',
    explanation: 'Verber med se har altid être i passé composé: »{replacement}«.',
    on: "m' t' s'",
    match(t, at) {
      const verb = t.after(at);
      const subject = t.lower(t.before(at));
      const isOwn =
        (t.lower(at) === "m'" && subject === 'je') ||
        (t.lower(at) === "t'" && subject === 'tu') ||
        t.lower(at) === "s'";
      const right = HAVE_TO_BE[t.lower(verb)];
      if (!isOwn || !right || !t.is(afterHelper(t, verb), f.PARTICIPLE)) return null;
      const own = /^[aeéê]/.test(right) ? t.written(at) : `${t.lower(at).charAt(0)}e `;
      return t.span(at, verb, own + right);
    },
    wrong: `Je [m'ai|me suis] levé tôt.
      Il [s'a|s'est] lavé.
      Tu [t'as|t'es] couché tard.
      Ils [s'ont|se sont] amusés.`,
    right: `Je me suis levé tôt.
      Il m'a vu.
      Tu m'as aidé.
      Elle s'est lavée.
      Il t'a parlé.
      Je l'ai vu.`,
  },
  {
    id: 'participle-form',
    type: 'verb-form',
    explanation: 'Efter avoir står den korte tillægsform: j’ai mangé, il a fini. Skriv »{replacement}«.',
    match(t, at) {
      if (!TO_HAVE.test(t.lower(at)) || t.lower(t.before(at)) === 'y') return null;
      const verb = afterHelper(t, at);
      // »commence a manger« lacks an accent
      if (t.lower(at) === 'a' && t.is(t.before(at), f.FINITE) && !t.is(t.before(at), f.NOUN | f.SMALL)) return null;
      const word = t.lower(verb);
      if (!t.isWord(verb) || t.isCapital(verb) || t.is(verb, f.PARTICIPLE | f.SMALL | f.ADVERB)) return null;
      const isNoun = t.is(verb, f.NOUN | f.ADJECTIVE);
      if (!t.is(verb, f.INFINITIVE | f.FINITE) || (isNoun && (!t.is(verb, f.INFINITIVE) || NOUNS_TOO.test(word))))
        return null;
      if (!t.is(verb, f.INFINITIVE) && !/(?:e|es|ez|ais|ait|aient|s)$/.test(word)) return null;
      const right = participlesOf(word, t.words)[0] ?? '';
      return right === '' || right === word ? null : t.swap(verb, right);
    },
    wrong: `J'ai [manger|mangé] une pomme.
      Nous avons [voir|vu] un film.
      Il a [parlait|parlé] avec moi.
      Elle a [visitez|visité] Paris.
      Je n'ai pas [finir|fini].`,
    right: `J'ai mangé une pomme.
      J'ai cours à midi.
      J'ai faim.
      Il a peur.
      Elle a fait du sport.
      J'ai envie de manger.`,
  },
  {
    id: 'participle-after-be',
    type: 'verb-form',
    explanation: 'Efter être står den korte tillægsform: je suis allé. Skriv »{replacement}«.',
    on: 'suis es est sommes êtes sont',
    match(t, at) {
      const verb = afterHelper(t, at);
      const subject = t.lower(t.before(at));
      if (
        !ETRE_INFINITIVES.test(t.lower(verb)) ||
        !['je', 'tu', 'il', 'elle', 'on', 'nous', 'vous', 'ils', 'elles', 'me', "m'", "s'", 'se'].includes(subject)
      )
        return null;
      const forms = participlesOf(t.lower(verb), t.words);
      const slot = subject === 'elle' ? 1 : subject === 'elles' ? 3 : ['ils', 'nous'].includes(subject) ? 2 : 0;
      return forms[slot] ? t.swap(verb, forms[slot], ...(slot === 0 ? [forms[1]!] : [])) : null;
    },
    wrong: `Je suis [aller|allé] au cinéma.
      Il est [venir|venu] hier.
      Elle est [partir|partie].
      Nous sommes [rester|restés] ici.`,
    right: `Je suis allé au cinéma.
      Mon rêve est aller à Paris.
      Elle est partie.
      Je suis là pour partir.
      Il va partir.
      Nous sommes restés ici.`,
  },
  {
    id: 'finite-after-be',
    type: 'verb-form',
    explanation: 'Et bøjet verbum står alene. Her skal »være« væk: »{replacement}«.',
    on: 'suis est sommes sont',
    match(t, at) {
      const subject = t.lower(t.before(at));
      const verb = t.after(at);
      if (
        !['je', 'il', 'elle', 'nous', 'ils', 'elles'].includes(subject) ||
        t.is(verb, ~(f.FINITE | f.PRESENT | f.PAST))
      )
        return null;
      if (!t.is(verb, f.PRESENT) || !t.is(verb, f.FINITE)) return null;
      return t.span(at, verb, t.written(verb));
    },
    wrong: `Je [suis mange|mange] une pomme.
      Il [est mange|mange] au restaurant.
      Je [suis parle|parle] français.
      Nous [sommes mangeons|mangeons] ici.`,
    right: `Je mange une pomme.
      Il est content.
      Je suis malade.
      Elle est là.
      Ils sont en classe.
      Je suis ce que je suis.`,
  },
  phraseRule({
    id: 'irregular-participle',
    type: 'irregular-verb',
    explanation: 'Verbet er uregelmæssigt. Den korte tillægsform hedder »{replacement}«.',
    phrases: `prendu/prené > pris
      comprendu/comprené > compris
      apprendu > appris
      voiré/voyé > vu
      lisé/liré > lu
      buvé/boivu > bu
      mettu/metté > mis
      ouvri/ouvré > ouvert
      recevu/recevoiré > reçu
      vené > venu
      savé/savu > su
      pouvé > pu
      voulé > voulu
      devé/devu > dû
      écrivé/écriré > écrit
      disé > dit
      faisé/faité/faitu > fait
      courré > couru
      avé > eu
      vivé/vivu > vécu
      offri > offert
      choisé > choisi
      finé > fini
      dormé/dormu > dormi
      sorté > sorti
      rié > ri
      attendé > attendu
      perdé > perdu
      répondé > répondu
      vendé > vendu
      étais/étai > été`,
    unless: (t, from) => /^étai/.test(t.lower(from)) && !TO_HAVE.test(t.lower(t.before(from))),
    wrong: `J'ai [prendu|pris] le bus.
      Il a [voyé|vu] un film.
      Nous avons [buvé|bu] du thé.
      Elle a [écrivé|écrit] une lettre.`,
    right: `J'ai pris le bus.
      Il a vu un film.
      J'étais malade.
      Elle a écrit une lettre.
      Nous avons bu du thé.
      Il a choisi un livre.`,
  }),
  phraseRule({
    id: 'irregular-present',
    type: 'irregular-verb',
    explanation: 'Verbet er uregelmæssigt i nutid: »{replacement}«.',
    phrases: `nous faisont > $1 faisons
      vous faisez > $1 faites
      vous disez > $1 dites
      nous sont > $1 sommes
      nous avont > $1 avons
      nous allont > $1 allons
      ils allent/allons/allont > $1 vont
      ils faisent > $1 font
      elles faisent > $1 font
      ils prendent > $1 prennent
      elles prendent > $1 prennent
      ils venent/vienent > $1 viennent
      ils pouvent > $1 peuvent
      ils voulent > $1 veulent
      ils boient/buvent > $1 boivent
      je vai/va/allé > $1 vais
      je peus/peu > $1 peux
      je veus > $1 veux
      je fait/fai > $1 fais
      il vas > $1 va
      elle vas > $1 va
      tu va > $1 vas
      vous sont > $1 êtes
      tu a/à > $1 as`,
    wrong: `Nous [faisont|faisons] la cuisine.
      Vous [disez|dites] la vérité.
      Ils [prendent|prennent] le bus.
      Je [vai|vais] au marché.
      Vous [faisez|faites] du sport.`,
    right: `Nous faisons la cuisine.
      Vous dites la vérité.
      Ils vont au marché.
      Je peux venir.
      Tu vas bien.
      Ils font du sport.`,
  }),
];

/** Infinitives that are nouns too: »j'ai dîner«, »il a un devoir«. */
const NOUNS_TOO = new WordList('déjeuner dîner goûter souvenir pouvoir devoir savoir');
