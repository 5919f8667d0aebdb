import { choice, type StepDraft } from '../../markup/index.ts';

export const ord: StepDraft = {
  title: 'Hvad betyder ordet?',
  intro: 'Find det, der betyder det samme som ordet med fremhævet skrift, sådan som det bliver brugt i sætningen.',
  seconds: 360,
  items: [
    choice(
      'Ministeren *bagatelliserede* fejlen.',
      'lod, som om den var lille',
      ['gav andre skylden for den', 'lovede at rette op på den', 'undskyldte den over for alle'],
      'En bagatel er en ubetydelig ting. At bagatellisere er at gøre noget mindre, end det er.',
    ),
    choice(
      'Undersøgelsen gav et *entydigt* svar.',
      'kun til at forstå på én måde',
      ['meget forskelligt fra det ventede', 'kun kendt af nogle få forskere', 'svært at forklare for andre'],
      'Det, der er entydigt, har kun én betydning. Det modsatte er tvetydigt.',
    ),
    choice(
      'Forslaget *vandt gehør* i byrådet.',
      'blev taget godt imod',
      ['blev diskuteret længe', 'blev sendt til afstemning', 'blev misforstået af de fleste'],
      'Vinder noget gehør, er der nogen, der lytter til det og er enige.',
    ),
    choice(
      'Hun gik *modstræbende* med til at stille op.',
      'uden at have lyst',
      ['uden at tøve', 'efter at have vundet', 'for de andres skyld'],
      'At stræbe imod er at gøre modstand. Hun siger ja, men helst ville hun sige nej.',
    ),
    choice(
      'Kritikken *prellede af på* træneren.',
      'gjorde ikke indtryk på',
      ['kom helt bag på', 'var især rettet mod', 'begyndte egentlig med'],
      'Det, der preller af, rammer uden at trænge ind.',
    ),
    choice(
      'Det var et *skinargument*, da firmaet talte om hensynet til miljøet.',
      'en grund, der kun ser rigtig ud',
      ['en grund, som alle kan gå ind for', 'en grund, der taler til følelserne', 'en grund, man er kendt for'],
      'Et skinargument dækker over den virkelige grund.',
    ),
  ],
};
