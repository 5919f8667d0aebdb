import { choice, gaps, lists, type StepDraft } from '../../markup/index.ts';

export const ordforraad: StepDraft = {
  title: 'Ordforråd',
  intro: 'Vælg eller skriv det ord, der passer. Pas på ord, der ligner danske ord.',
  seconds: 600,
  items: [
    choice(
      'Hvad betyder »bekommen«?',
      'få',
      ['blive', 'komme', 'betale'],
      '»Bekommen« er at få. Blive hedder »werden«.',
    ),
    choice(
      'Hvad betyder »die Umwelt«?',
      'miljøet',
      ['omvejen', 'verdensrummet', 'uvejret'],
      '»Umweltschutz« er miljøbeskyttelse.',
    ),
    choice(
      'Hvad betyder »die Meinung« i »Das ist meine Meinung«?',
      'det, jeg synes',
      ['det, jeg ejer', 'det, jeg har glemt', 'det, jeg skal nå'],
      'En »Meinung« er en mening eller en holdning.',
    ),
    lists('Wer kein Fleisch isst, ist {Vegetarier|Verkäufer|Vorsitzender}.', 'Den, der ikke spiser kød, er vegetar.'),
    lists('Wegen des Regens wurde das Spiel {abgesagt|abgeholt|abgeschrieben}.', '»Absagen« er at aflyse.'),
    lists(
      'Meine Schwester arbeitet im Café und {verdient|dient|bedient} zwölf Euro pro Stunde.',
      '»Verdienen« er at tjene penge.',
    ),
    lists('Wir {freuen uns auf|warten an|hoffen über} die Ferien.', '»Sich freuen auf« er at glæde sig til.'),
    choice(
      '„Heute ist der Eintritt ins Museum *umsonst*.“ Was bedeutet das?',
      'Man muss nichts bezahlen.',
      ['Man muss lange warten.', 'Das Museum ist heute zu.', 'Der Besuch lohnt sich nicht.'],
      '»Umsonst« betyder her gratis.',
    ),
    lists(
      'Kannst du mir einen {Rat|Rad|Rand} geben? Ich weiß nicht, was ich tun soll.',
      'Et råd hedder »Rat«. »Rad« er en cykel eller et hjul.',
    ),
    gaps('Der Monat nach Februar heißt [März].', 'Marts staves med ä og z.'),
  ],
};
