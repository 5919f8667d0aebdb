import { exerciseGroup, inSteps, spell } from '../../markup/index.ts';

export const staveproeve = exerciseGroup({ productId: 'grsp', level: 3, category: 'staveproeve' }, [
  {
    number: 1,
    title: 'Staveprøve for 3. klasse',
    summary: 'Tredive ord i tre små historier.',
    instruction: 'Lyt til ordet og sætningen. Skriv det ord, der mangler.',
    trains: ['misspelling'],
    ...inSteps([
      {
        title: 'Hunden, der stak af',
        intro: 'Ti sætninger om en hund på tur.',
        items: [
          spell('Vores hund [hedder] Pølse.', 'S02 S11'),
          spell('Den har en lang [hale].', 'S01 S02'),
          spell('En dag glemte far at [lukke] lågen.', 'S02 S11'),
          spell('Så [løb] Pølse ud på vejen.', 'S03'),
          spell('Vi ledte efter den hele [dagen].', 'S05 S07'),
          spell('Min søster [græd] i haven.', 'S01'),
          spell('[Hvor] kunne den dog være?', 'S05'),
          spell('Naboen havde set den nede ved [stranden].', 'S05 S07'),
          spell('Der [hoppede] den rundt efter måger.', 'S02 S08'),
          spell('Nu er den [hjemme] hos os igen.', 'S02 S05'),
        ],
      },
      {
        title: 'I svømmehallen',
        intro: 'Ti sætninger om en fredag i vandet.',
        items: [
          spell('Hver fredag [kører] klassen til svømmehallen.', 'S11'),
          spell('Vandet er [blåt] og lidt koldt.', 'S01 S09'),
          spell('Anton tør [springe] ud fra vippen.', 'S01 S11'),
          spell('Han [råber] højt, inden han lander.', 'S01 S03 S11'),
          spell('Jeg kan svømme en hel [bane] nu.', 'S02'),
          spell('Vores lærer har en gul [fløjte].', 'S01 S03'),
          spell('Når den lyder, skal alle op på [kanten].', 'S07'),
          spell('Nogle af [drengene] lader, som om de ikke hører det.', 'S07'),
          spell('Bagefter er mit hår helt [vådt].', 'S05 S09'),
          spell('Jeg [spiste] to boller i bussen.', 'S03 S08'),
        ],
      },
      {
        title: 'Den store sne',
        intro: 'Ti sætninger om en dag med sne.',
        items: [
          spell('I nat faldt der en [masse] sne.', 'S01 S02'),
          spell('[Hvide] fnug dansede foran vinduet.', 'S05 S09'),
          spell('Vi kunne ikke [finde] vores cykler.', 'S05 S11'),
          spell('Mor gik først ud med en [skovl].', 'S01 S03'),
          spell('Vi rullede tre [store] kugler.', 'S01 S09'),
          spell('Til næse fik manden en [gammel] gulerod.', 'S02'),
          spell('Min bror [lagde] sig og lavede engle.', 'S05 S08'),
          spell('Så kastede han [snebolde] efter mig.', 'S05 S07'),
          spell('Mine [fingre] blev røde og kolde.', 'S01 S07'),
          spell('Om aftenen drak vi [dejlig] varm kakao.', 'S01 S09'),
        ],
      },
    ]),
  },
]);
