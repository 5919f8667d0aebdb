import { choice, exerciseGroup } from '../../markup/index.ts';

export const saetningsanalyse = exerciseGroup({ productId: 'gcas', level: 12, category: 'saetningsanalyse' }, [
  {
    number: 1,
    version: 2,
    title: 'Hovedsætning, ledsætning og ordstilling',
    summary: 'Brug sætningsanalyse på flere sprog.',
    instruction: 'Vælg det rigtige svar.',
    items: [
      choice(
        'Hvilken ordstilling har dansk i en almindelig hovedsætning?',
        'subjekt, verbal, objekt',
        ['subjekt, objekt, verbal', 'verbal, subjekt, objekt'],
        'Forkortelsen er SVO.',
      ),
      choice(
        'Hvor står det bøjede verbum i en tysk ledsætning?',
        'sidst',
        ['på anden plads', 'først'],
        '»Weil ich müde bin« har verbet til sidst.',
      ),
      choice(
        'Hvor står »ikke« i en dansk ledsætning?',
        'foran det bøjede verbum',
        ['efter det bøjede verbum', 'sidst i sætningen'],
        'Det hedder »at hun ikke sover«.',
      ),
      choice(
        'Hvad sker der på dansk, når et adverbial står først i hovedsætningen?',
        'Subjektet står efter verbet.',
        ['Subjektet falder væk.', 'Verbet rykker sidst i sætningen.'],
        'Det kaldes inversion: »Nu kommer hun.«',
      ),
      choice(
        'Hvad sker der på engelsk, når »yesterday« står først?',
        'Subjektet står stadig foran verbet.',
        ['Verbet står foran subjektet.', 'Objektet står foran verbet.'],
        'Det hedder »Yesterday she came«.',
      ),
      choice(
        'Hvad er »som« i sætningen »Manden, som synger, er min far.«?',
        'subjekt i ledsætningen',
        ['objekt i hovedsætningen', 'en præposition'],
        '»Som« er den, der synger.',
      ),
      choice(
        'Hvad er det indirekte objekt i »De gav vinderen en pokal.«?',
        'vinderen',
        ['en pokal', 'de'],
        'Vinderen modtager pokalen.',
      ),
      choice(
        'Hvad kalder man sætninger i passiv, hvor den handlende er udeladt?',
        'sætninger uden agens',
        ['sætninger uden verbal', 'sætninger uden subjekt'],
        'Agens er den, der udfører handlingen.',
      ),
    ],
  },
]);
