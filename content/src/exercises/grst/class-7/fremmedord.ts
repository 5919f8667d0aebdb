import { choice, dictate, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const fremmedord = exerciseGroup({ productId: 'grst', level: 7, category: 'fremmedord' }, [
  {
    number: 1,
    title: 'Ord med græske rødder',
    summary: 'Stav græske og latinske ord på dansk.',
    instruction: 'På dansk skriver man f for »ph« og t for »th«: »fysik« og »teater«. Vælg eller skriv ordet.',
    trains: ['misspelling', 'consonant'],
    items: [
      lists('Vi har {fysik|physik} i et lokale uden vinduer.', 'På dansk skriver man f og ikke »ph«.'),
      lists('Byens gamle {teater|theater} bliver nu et hotel.', 'På dansk skriver man t og ikke »th«.'),
      lists('Hun drømmer om at blive {psykolog|sykolog}.', '»Psykolog« beholder p’et forrest.'),
      lists('Han læser {filosofi|philosofi} på universitetet.', 'På dansk skriver man f og ikke »ph«.'),
      lists('Der er {symmetri|symetri} i sommerfuglens vinger.', '»Symmetri« har to m’er.'),
      lists('Hele klassen lærte om {demokrati|demokrasi}.', '»Demokrati« ender på »-ti«.'),
      dictate('Koncerten er en del af byens [kulturfestival].', '»Kultur« begynder med k.'),
      dictate('Musikken har en hurtig [rytme].', '»Rytme« staves med y og uden h.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'katastrofe',
        ['katastrophe', 'kattastrofe'],
        '»Katastrofe« har ét t forrest og f til sidst.',
      ),
      sort(
        { y: ['g_mnastik', 's_stem'], i: ['mot_v', 'pol_tik', 'v_rus'] },
        'Ordene er »gymnastik«, »system«, »motiv«, »politik« og »virus«.',
        'Sorter ordene efter det bogstav, der mangler.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Engelske ord i danske sætninger',
    summary: 'Stav og bøj ord, der kommer fra engelsk.',
    instruction: 'Engelske ord bøjes som regel med danske endelser. Vælg eller skriv den rigtige form.',
    trains: ['misspelling', 'ending'],
    items: [
      lists('Vi {streamede|streamte} tre film i træk.', 'At streame får den almindelige endelse »-ede«.'),
      lists('Hun har {downloadet|downloaded} hele serien.', 'På dansk ender formen på »-et«.'),
      lists('Spillet har fået en ny {designer|designær}.', '»Designer« ender på »-er« som på engelsk.'),
      lists('Jeg {mailede|mailte} billedet til hele familien.', 'At maile får den almindelige endelse »-ede«.'),
      lists('Klassens {website|webseit} blev hacket.', '»Website« staves som på engelsk.'),
      lists('De {chattede|chatede} til langt ud på natten.', 'Vokalen er kort, så der er to t’er.'),
      lists('Min bror {jogger|joger} hver morgen før skole.', 'Vokalen er kort, så der er to g’er.'),
      dictate('Vi spiste [sandwich] i parken.', '»Sandwich« staves som på engelsk.'),
      choice('Hvilket ord er stavet rigtigt?', 'weekend', ['vikend', 'weekent'], '»Weekend« staves som på engelsk.'),
    ],
  },
]);
