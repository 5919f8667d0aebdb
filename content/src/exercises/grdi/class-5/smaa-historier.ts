import { dictate, exerciseGroup } from '../../markup/index.ts';

export const smaaHistorier = exerciseGroup({ productId: 'grdi', level: 5, category: 'smaa-historier' }, [
  {
    number: 1,
    title: 'Brevet fra loftet',
    summary: 'Skriv en historie om et gammelt brev.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('På loftet stod en rød kiste.'),
      dictate('Inde i den lå et gulnet brev.'),
      dictate('Det var skrevet for hundrede år siden.'),
      dictate('En pige havde stillet os et spørgsmål.'),
      dictate('Hun spurgte om livet i fremtiden.'),
      dictate('Vi satte os ned og skrev et svar.'),
      dictate('Vi fortalte om tog og telefoner.'),
      dictate('Til sidst lagde vi brevet i kisten.'),
      dictate('Måske finder hun det en dag.'),
    ],
  },
  {
    number: 2,
    title: 'Løbet i regnvejr',
    summary: 'Skriv en historie om et motionsløb.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Hele skolen stod klar ved stregen.'),
      dictate('Regnen silede ned over os.'),
      dictate('Min bror tabte sin ene sko i mudderet.'),
      dictate('Han løb videre på strømpefødder.'),
      dictate('Midt på ruten sad en and på stien.'),
      dictate('Alle måtte løbe udenom.'),
      dictate('Anden fulgte efter min bror.'),
      dictate('De kom i mål på samme tid.'),
      dictate('Anden fik den fineste medalje.'),
    ],
  },
  {
    number: 3,
    title: 'Spøgelset på gangen',
    summary: 'Skriv en historie om en lyd på en lejrskole.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Vi sov i en gammel hytte.'),
      dictate('Klokken tolv knirkede gulvet.'),
      dictate('Noget slæbte sig gennem gangen.'),
      dictate('Ingen af os turde trække vejret.'),
      dictate('Så bankede det tre gange på døren.'),
      dictate('Jeg åbnede den på klem.'),
      dictate('Det var læreren i en sovepose.'),
      dictate('Han kunne ikke finde toilettet.'),
    ],
  },
]);
