import { WordList } from './word-list.ts';

/**
 * How somebody is, any word but what the verb could do something to, what one wishes for a day of one's own, »for at«, a part of the
 * body, »op« with nowhere to go, »om« and what one does then, anything at all, anything, where it is somebody
 * who does it and he does it to nobody, or what one sees before one.
 */
export type AfterReflexive =
  | WordList
  | 'howOneIs'
  | 'noObject'
  | 'asWish'
  | 'forAt'
  | 'bodyPart'
  | 'risen'
  | 'turnedRound'
  | 'always'
  | 'ofSomebody'
  | 'imagined';

/** Verbs that are done to oneself: where what follows comes straight after, »mig«, »sig« or »os« was left out. */
export interface Reflexive {
  forms: string;
  next: AfterReflexive;
}

const reflexive = (forms: string, next: string): Reflexive => ({ forms, next: new WordList(next) });

export const REFLEXIVES: readonly Reflexive[] = [
  { forms: 'skynde skynder skyndte skyndt skynd', next: 'noObject' },
  { forms: 'skamme skammer skammede', next: 'noObject' },
  { forms: 'nærme nærmer nærmede', next: 'always' },
  { forms: 'morer morede', next: 'noObject' },
  { forms: 'hygger hyggede', next: 'noObject' },
  { forms: 'sole soler solede', next: 'noObject' },
  { forms: 'barbere barberer barberede', next: 'noObject' },
  { forms: 'anstrenge anstrenger anstrengte', next: 'noObject' },
  { forms: 'ønske ønsker ønskede', next: 'asWish' },
  reflexive('satte sætter sætte sæt', 'ned'),
  reflexive('klædte klæder klæde', 'på af ud'),
  reflexive('tilmelde tilmelder tilmeldte', 'til'),
  { forms: 'bevæge bevæger bevægede', next: 'noObject' },
  reflexive('ærgre ærgrer ærgrede', 'over'),
  reflexive('brokke brokker brokkede', 'over'),
  { forms: 'føle føler følte', next: 'howOneIs' },
  { forms: 'glæder glædede', next: 'ofSomebody' },
  reflexive('glæde glædet glæd', 'til over'),
  reflexive('interessere interesserer interesserede', 'for'),
  { forms: 'koncentrere koncentrerer koncentrerede', next: 'noObject' },
  { forms: 'forestille forestiller forestillede', next: 'imagined' },
  { forms: 'keder kedede', next: 'ofSomebody' },
  reflexive('kede', 'i på når hjemme derhjemme ofte tit fordi hele meget'),
  reflexive('opføre opfører opførte', 'godt dårligt pænt ordentligt mærkeligt underligt anderledes som'),
  reflexive('befinde befinder befandt', 'i på ved'),
  reflexive('vænne vænner vænnede vænnet', 'til'),
  reflexive('forelsker forelskede', 'i'),
  reflexive('giftede gifter gifte', 'med i på da igen'),
  { forms: 'rejse rejser rejste rejs', next: 'risen' },
  { forms: 'vende vender vendte', next: 'turnedRound' },
  reflexive('strakte strækker', 'efter'),
  reflexive('skiller skilte', 'ud'),
  reflexive('stillede stiller', 'foran bagest bagerst forrest'),
  reflexive('låse låser låste låst', 'inde'),
  reflexive('egner egnede', 'til'),
  { forms: 'bekymre bekymrer', next: 'ofSomebody' },
  { forms: 'beslutte beslutter besluttede besluttet bestemme bestemmer bestemte bestemt', next: 'forAt' },
  { forms: 'slår slog slået skærer skar skåret', next: 'bodyPart' },
  { forms: 'forsove forsover forsov forsovet', next: 'noObject' },
  { forms: 'ombestemme ombestemmer ombestemte ombestemt', next: 'noObject' },
  { forms: 'sminke sminker sminkede', next: 'noObject' },
  reflexive('forlove forlover forlovede forsone forsoner forsonede', 'med'),
  reflexive('læne læner lænede', 'op tilbage frem ind over mod'),
  reflexive('bøje bøjer bøjede', 'ned frem ind'),
  reflexive('snige sniger sneg sneget smyge smyger smøg', 'ind ud ned op hen væk rundt efter forbi hjem over'),
  reflexive('henvende henvender henvendte', 'til'),
  reflexive('trække trækker trak', 'tilbage'),
  reflexive('sprede spreder spredte', 'til over'),
  reflexive('spejle spejler spejlede', 'i'),
  reflexive('kvalificere kvalificerer kvalificerede', 'til'),
  reflexive('omstille omstiller omstillede', 'til'),
  reflexive('fryde fryder frydede', 'over'),
  reflexive('gøre gør gjorde', 'umage'),
  reflexive('påtage påtager påtog', 'et en den det rollen ansvaret opgaven skylden'),
  reflexive('udtrykke udtrykker udtrykte', 'klart tydeligt bedre'),
  reflexive('undre undrer undrede undret', 'over'),
  reflexive('beskæftiger beskæftigede beskæftige', 'med'),
  reflexive('forbereder forberede', 'på til'),
  reflexive('bryder bryde', 'om'),
  reflexive('gemmer gemte', 'bag under'),
  reflexive('klare klarer klarede', 'godt dårligt fint flot bedre bedst'),
  reflexive('tilpasse tilpasser tilpassede', 'til'),
  reflexive('fordybe fordyber fordybede', 'i'),
  reflexive('specialisere specialiserer specialiserede', 'i'),
  reflexive('identificere identificerer identificerede', 'med'),
  reflexive('distancere distancerer distancerede isolere isolerer', 'fra'),
  reflexive('bosætte bosætter bosatte opholde opholder opholdt', 'i på ved'),
  reflexive('vove vover vovede', 'ud ind ned op hen frem'),
  reflexive('engagere engagerer involvere involverer', 'i'),
  reflexive('beklage beklager beklagede', 'over'),
];

/** By each form of the verb. */
export const REFLEXIVES_BY_FORM: ReadonlyMap<string, AfterReflexive> = new Map(
  REFLEXIVES.flatMap(({ forms, next }) => forms.split(' ').map((form) => [form, next] as const)),
);
