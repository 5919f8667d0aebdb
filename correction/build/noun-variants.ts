import * as r from '../src/lexicon/readings.ts';
import type { Lexeme } from './paradigms.ts';

/** What Retskrivningsordbogen has beside the gender, singular or plural that the dictionary gives a noun: the form with its definite one. */
const ALSO_NEUTER =
  'læk/lækket spa/spaet spray/sprayet hårspray/hårsprayet lak/lakket neglelak/neglelakket fløjl/fløjlet klor/kloret fluor/fluoret ' +
  'svovl/svovlet safran/safranet pap/pappet slim/slimet memorial/memorialet udkig/udkigget knockout/knockoutet workout/workoutet';
const ALSO_COMMON =
  'blackout/blackouten cirkus/cirkussen gummi/gummien tyggegummi/tyggegummien plast/plasten workout/workouten meme/memen';
/** »et gymnasie« beside »et gymnasium«. */
const IN_IE =
  'akvarie auditorie delfinarie evangelie gymnasie imperie kollegie kompendie kranie krematorie kriterie laboratorie ministerie ' +
  'moratorie mysterie observatorie planetarie podie privilegie refugie sanatorie seminarie solarie stadie stipendie symposie ' +
  'terrarie territorie';
/** »tre cents«, »flere cowboys«. */
const PLURAL_IN_S =
  'cent ton dollar cowboy playboy tank check raid muffin hotdog milkshake bagel snack fan single tweet like tag bodyguard ' +
  'skinhead legging deal gig bot stream badge slide cracker scone beat loop comeback geek zombie alien boot outlet spot ' +
  'click print scan break kid forward keeper gangster thriller';

const words = (list: string): string[] => list.split(' ');

const twoForms =
  (gender: number) =>
  (entry: string): Lexeme => {
    const [word = '', definite = ''] = entry.split('/');
    return {
      lemma: word,
      forms: [
        [word, r.NOUN | gender | r.SINGULAR | r.INDEFINITE],
        [definite, r.NOUN | gender | r.SINGULAR | r.DEFINITE],
      ],
      endsCompounds: true,
    };
  };

const oneForm = (word: string, reading: number): Lexeme => ({
  lemma: word,
  forms: [[word, r.NOUN | reading | r.INDEFINITE]],
  endsCompounds: true,
});

/** Lexemes that give nouns of the dictionary another gender, singular or plural; their other forms are the dictionary's. */
export const NOUN_VARIANTS: readonly Lexeme[] = [
  ...words(ALSO_NEUTER).map(twoForms(r.NEUTER)),
  ...words(ALSO_COMMON).map(twoForms(r.COMMON)),
  ...words(IN_IE).map((word) => oneForm(word, r.NEUTER | r.SINGULAR)),
  ...words(PLURAL_IN_S).map((word) => oneForm(`${word}s`, r.COMMON | r.PLURAL)),
];
