import { exerciseGroup, lists } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grgx', level: 8, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Hvilket ord mangler?',
    summary: 'Find ordet ud fra sammenhængen.',
    instruction: 'Vælg det ord, der passer bedst i teksten.',
    items: [
      lists(
        'Im Winter trage ich {Handschuhe|Hausschuhe|Handtücher}, damit meine Finger warm bleiben.',
        '»Handschuhe« er handsker.',
      ),
      lists('Die Suppe ist zu heiß. Warte, bis sie {abkühlt|abfällt|abholt}.', '»Abkühlen« er at køle af.'),
      lists(
        'Ich habe den Bus {verpasst|verlassen|vergossen}, also musste ich laufen.',
        '»Verpassen« er at komme for sent til noget.',
      ),
      lists(
        'Der {Schaffner|Schäfer|Schneider} im Zug wollte unsere Karten sehen.',
        '»Schaffner« er en togkonduktør, »Schäfer« en hyrde.',
      ),
      lists('Der Film war so {langweilig|langjährig|langlebig}, dass Opa schnarchte.', '»Langweilig« er kedelig.'),
      lists('Mein kleiner Bruder glaubt noch, dass der Mond aus {Käse|Kissen|Kasse} ist.', '»Käse« er ost.'),
      lists(
        'Bei Rot muss man an der {Ampel|Amsel|Angel} stehen bleiben.',
        '»Ampel« er et lyskryds, »Amsel« en solsort.',
      ),
      lists('Wer gewinnt, bekommt eine {Belohnung|Bewohnung|Betonung}.', '»Belohnung« er en belønning.'),
      lists(
        'Auf dem {Bauernhof|Bahnhof|Friedhof} leben Kühe, Hühner und ein blinder Hahn.',
        '»Bauernhof« er en bondegård.',
      ),
    ],
  },
]);
