import { dictate, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const stavning = exerciseGroup({ productId: 'gfvu', level: 11, category: 'stavning' }, [
  {
    number: 1,
    title: 'Stav det på jobbet',
    summary: 'Stav ord, man skriver i beskeder til kolleger og ledere.',
    instruction: 'Vælg den rigtige stavemåde.',
    trains: ['misspelling'],
    items: [
      lists(
        'Jeg er syg i dag, men {forventer|forvænter} at være tilbage på onsdag.',
        'Ordet kommer af »vente«, som har e.',
      ),
      lists('Kan vi bytte vagt på {lørdag|lørdav}?', 'Dagene ender på -dag.'),
      lists('Husk at {aflevere|aflevare} nøglen i kassen ved porten.', 'Ordet ender som »levere«.'),
      lists(
        'Kaffemaskinen er i stykker, og vi mangler en {reparatør|repperatør|reparator}.',
        'Ordet er dannet af »reparere«, som har ét p.',
      ),
      lists('Vi holder {møde|mødde} i kantinen klokken ti.', 'Møde har ét d.'),
      lists('Tak for en rigtig god {arbejdsplads|arbejds plads}.', 'En plads, hvor man arbejder: ét ord.'),
      lists('Jeg har {desværre|desvære} glemt min kode igen.', 'Desværre har to r’er, som værre.'),
      lists('Du må {gerne|jerne} ringe, hvis du kører forkert.', 'Gerne begynder med g.'),
      lists('Alle skal have {hjelm|jelm} på, når kranen kører.', 'Hjelm begynder med hj.'),
    ],
  },
  {
    number: 2,
    title: 'Ét eller to bogstaver?',
    summary: 'Find den rigtige stavemåde i ord fra hverdagen.',
    instruction: 'Er vokalen kort, er der tit to konsonanter. Skriv eller vælg.',
    trains: ['double-consonant'],
    items: [
      lists('Kan du {hente|hennte} Elif i børnehaven?', 'Der står et t efter n, og så er der kun ét n.'),
      lists('Elevatoren er gået i {stykker|styker}.', 'Kort vokal: stykker.'),
      lists('Vi skal {betale|betalle} huslejen den første.', 'Vokalen er lang, så der er kun ét l.'),
      lists('Lægen sagde, at jeg skal {drikke|drike} mere vand.', 'Kort vokal: drikke.'),
      lists('Min nabo spiller {trommer|tromer} efter midnat.', 'Kort vokal: trommer.'),
      lists('Der ligger en {pakke|pake} til dig i kiosken.', 'Kort vokal: pakke.'),
      gaps('En mand kan få mange [venner](ven).', 'En ven, flere venner, med to n’er.'),
      gaps('Vi har kun to [senge](seng) til fem gæster.', 'En seng, flere senge. Der kommer kun e til.'),
      gaps('På taget sad der fire [katte](kat).', 'En kat, flere katte, med to t’er.'),
    ],
  },
  {
    number: 3,
    title: 'Lyt og skriv: hverdagens ord',
    summary: 'Skriv ord, som du hører i en sætning.',
    instruction: 'Lyt til sætningen, og skriv det ord, der mangler.',
    trains: ['misspelling'],
    items: [
      dictate('Toget er [forsinket] igen.'),
      dictate('Jeg har en aftale hos [tandlægen].'),
      dictate('Kan du låne mig en [skruetrækker]?'),
      dictate('Min [adresse] står på kuverten.'),
      dictate('Vi ses [i morgen] ved porten.'),
      dictate('Regningen skal betales inden [fredag].'),
      dictate('Hun arbejder på et stort [sygehus].'),
      dictate('Jeg har [glemt] min kode.'),
      dictate('Børnene har fri på [torsdag].'),
    ],
  },
]);
