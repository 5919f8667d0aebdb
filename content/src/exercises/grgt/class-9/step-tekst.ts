import { lists, type StepDraft } from '../../markup/index.ts';

export const tekst: StepDraft = {
  title: 'Ord i en tekst',
  intro: 'Vælg de ord, der passer i mailen. Læs hele sætningen, før du vælger.',
  seconds: 480,
  items: [
    lists('Liebe Frau Hansen, {leider|glücklich|endlich} kann ich morgen nicht kommen.', '»Leider« betyder desværre.'),
    lists('Ich habe mir beim Handball den {Fuß|Ball|Zug} verletzt.', 'Man kan få en skade i foden.'),
    lists(
      'Der Arzt sagt, dass ich drei Tage im Bett {bleiben|bleibe|geblieben} soll.',
      'Efter »soll« hører navnemåde: »bleiben soll«.',
    ),
    lists(
      'Können Sie mir bitte die {Hausaufgaben|Handtücher|Haustiere} schicken? Ich möchte nicht zu viel vom Unterricht verpassen.',
      'Lektier hedder »Hausaufgaben«.',
    ),
    lists(
      'Mit freundlichen {Grüßen|Küssen|Worten}, Tobias',
      'Sådan slutter en høflig mail: »Mit freundlichen Grüßen«.',
    ),
  ],
};
