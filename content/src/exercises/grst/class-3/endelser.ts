import { choice, dictate, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const endelser = exerciseGroup({ productId: 'grst', level: 3, category: 'endelser' }, [
  {
    number: 1,
    version: 2,
    title: 'Et e til sidst?',
    summary: 'Skriv endelsen -e, -er eller -en på ord.',
    instruction: 'Læs sætningen højt, og vælg den endelse, der passer.',
    trains: ['ending'],
    items: [
      lists('Der sad tre små {mus|muse} i osten.', 'En mus, flere mus: Der kommer intet på.'),
      lists('Vi så ti {heste|hester} på marken.', 'En hest, flere heste.'),
      lists('Hvor mange {bøger|bøgger} kan du bære?', 'En bog, flere bøger.'),
      lists('{Skoven|Skovn} er fuld af anemoner.', 'En skov, skoven: Man skal skrive e’et.'),
      lists('Alle {dukkerne|dukkene} har røde sko på.', 'Flere dukker, dukkerne.'),
      lists('{Bilerne|Bilene} holder stille i varmen.', 'Flere biler, bilerne.'),
      lists('Min {onkels|onkles} skæg kradser.', 'Skægget tilhører min onkel: »onkels«.'),
      lists('Hun fik to {stjerner|stjerne} i sit hæfte.', 'En stjerne, flere stjerner.'),
      lists('Et æg kan {trille|triller} ned fra bordet.', 'Efter »kan« skriver man ikke r: »kan trille«.'),
    ],
  },
  {
    number: 2,
    title: 'Ord, der ender på -el, -en og -er',
    summary: 'Skriv den svage endelse, som man næsten ikke hører.',
    instruction: 'I enden af ordet hører man næsten ikke e’et. Skriv hele ordet.',
    trains: ['ending', 'vowel'],
    items: [
      dictate('En [gammel] gris bor i huset.', '»Gammel« ender på -el.'),
      dictate('Kongen mistede sin [nøgle].', '»Nøgle« ender på -le.'),
      dictate('Tre gange tre er ikke [syv].', '»Syv« har ingen endelse.'),
      dictate('Mit [vindue] har udsigt til et tårn.', '»Vindue« ender på -ue.'),
      dictate('Der er noget under min [finger].', '»Finger« ender på -er.'),
      dictate('Vi skal have [gaffel] og kniv.', '»Gaffel« ender på -el.'),
      dictate('Min fætter bor i [Sverige] om sommeren.', '»Sverige« er et navn og begynder med stort.'),
      gaps('En fugl har to [vinger](vinge).', 'En vinge, flere vinger.'),
      choice('Hvilket ord er stavet rigtigt?', 'cykel', ['cykkel', 'sykel'], '»Cykel« ender på -el.'),
      sort(
        { '-el': ['trommel', 'engel'], '-er': ['søster', 'vinter'], '-en': ['åben', 'lagen'] },
        'Sig ordene højt, og se på de sidste to bogstaver.',
        'Sorter ordene efter deres sidste to bogstaver.',
      ),
    ],
  },
]);
