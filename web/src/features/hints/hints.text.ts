import type { HintKind } from '@ordklar/contract';

/** Danish of the hints that are no errors. */
export const hintsText = {
  titles: {
    'tense-shift': 'Skift i tid',
    'og-saa': '»Og så« igen og igen',
    repetition: 'Gentagelser',
    'long-sentence': 'Lang sætning',
    'no-paragraphs': 'Ingen afsnit',
    'mixed-commas': 'Blandede kommaer',
    slang: 'Talesprog',
  } satisfies Record<HintKind, string>,
  about: {
    'tense-shift': 'Et afsnit, der er skrevet i datid, og som pludselig står i nutid, eller omvendt.',
    'og-saa': 'Tre gange eller flere tæt på hinanden.',
    repetition: 'Fire sætninger i træk med den samme begyndelse eller det samme beskrivende ord tre gange.',
    'long-sentence': 'Sætninger på over 35 ord.',
    'no-paragraphs': 'Tekster på 150 ord eller flere i ét stykke.',
    'mixed-commas': 'Komma foran nogle ledsætninger og ikke foran andre, når eleven selv må vælge.',
    slang: 'Ord som »mega« og »nice« uden for replikker, dagbøger og breve til venner.',
  } satisfies Record<HintKind, string>,
  squad: {
    button: 'Vink om sproget …',
    title: (squad: string) => `Vink i ${squad}`,
    intro:
      'Et vink er ikke en fejl og tæller ikke med i nogen resultater. Det står over teksten, når du retter, og eleven ser det, når du har sendt teksten tilbage.',
    choices: 'Vink, der vises',
    loading: 'Henter vink …',
    failed: 'Klassens vink kunne ikke hentes.',
    save: 'Gem',
    cancel: 'Annuller',
    saved: (squad: string, count: number) =>
      count === 0 ? `Der vises ingen vink i ${squad}.` : `Der vises nu ${count} slags vink i ${squad}.`,
  },
  text: {
    title: (count: number) => (count === 1 ? '1 vink' : `${count} vink`),
    intro: 'Ikke fejl, men værd at tænke over.',
    places: 'Steder i teksten',
    more: (count: number) => (count === 1 ? 'og 1 sted til' : `og ${count} steder til`),
  },
};
