import { WordList } from './word-list.ts';

/**
 * How somebody is, any word but what the verb could do something to, what one wishes for a day of one's own, »for at« or a part of
 * the body.
 */
export type AfterReflexive = WordList | 'howOneIs' | 'noObject' | 'asWish' | 'forAt' | 'bodyPart';

/** Verbs that are done to oneself: where what follows comes straight after, »mig«, »sig« or »os« was left out. */
export interface Reflexive {
  forms: string;
  next: AfterReflexive;
}

const reflexive = (forms: string, next: string): Reflexive => ({ forms, next: new WordList(next) });

export const REFLEXIVES: readonly Reflexive[] = [
  { forms: 'skynde skynder skyndte skyndt', next: 'noObject' },
  { forms: 'skamme skammer skammede', next: 'noObject' },
  { forms: 'nærmer nærmede', next: 'noObject' },
  { forms: 'morer morede', next: 'noObject' },
  { forms: 'hygger hyggede', next: 'noObject' },
  { forms: 'sole soler solede', next: 'noObject' },
  { forms: 'barbere barberer barberede', next: 'noObject' },
  { forms: 'anstrenge anstrenger anstrengte', next: 'noObject' },
  { forms: 'ønske ønsker ønskede', next: 'asWish' },
  reflexive('satte sætter sætte', 'ned'),
  reflexive('klædte klæder klæde', 'på af ud om'),
  reflexive('tilmelde tilmelder tilmeldte', 'til'),
  { forms: 'bevæge bevæger bevægede', next: 'noObject' },
  reflexive('ærgre ærgrer ærgrede', 'over'),
  reflexive('brokke brokker brokkede', 'over'),
  { forms: 'føle føler følte', next: 'howOneIs' },
  reflexive('glæde glæder glædede glædet', 'til over'),
  reflexive('interessere interesserer interesserede', 'for'),
  reflexive('koncentrere koncentrerer koncentrerede', 'om'),
  reflexive('forestille forestiller forestillede', 'at hvordan hvor hvad'),
  reflexive('kede keder kedede', 'i på når hjemme derhjemme ofte tit fordi hele meget'),
  reflexive('opføre opfører opførte', 'godt dårligt pænt ordentligt mærkeligt underligt som'),
  reflexive('befinde befinder befandt', 'i på ved'),
  reflexive('vænne vænner vænnede', 'til'),
  reflexive('forelsker forelskede', 'i'),
  reflexive('giftede gifter gifte', 'med i på da'),
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
  reflexive('undrer undrede', 'over'),
  reflexive('bekymrer bekymre', 'om over for'),
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
