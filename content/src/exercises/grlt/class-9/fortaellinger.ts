import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const fortaellinger = exerciseGroup({ productId: 'grlt', level: 9, category: 'fortaellinger' }, [
  {
    number: 1,
    version: 2,
    title: 'Færgen kl. 6.40',
    summary: 'Læs en novelle i kort form, og find det, der ikke bliver sagt.',
    instruction: 'Læs teksten. Flere svar står mellem linjerne.',
    items: [
      read({
        title: 'Overfart',
        text: `Far havde taget det blå slips på. Det var det første, jeg lagde mærke til, da jeg kom ned i køkkenet klokken halv seks. Han havde også smurt madpakker, fem stykker, som om jeg var to mennesker.

»Der er ingen, der tager slips på for at køre nogen til færgen,« sagde jeg.

»Der er så meget, ingen gør,« sagde far.

I bilen talte vi om vejret. Vi talte om, at rattet trak til venstre, og om, at han nok burde få det set efter. Vi talte ikke om værelset ovenpå, hvor jeg havde taget alt ned fra væggene undtagen det kort over øen, vi tegnede, da jeg var syv. Det kunne han godt lade hænge, havde jeg tænkt. Så var der da ikke helt tomt.

På kajen stod lastbilerne og hostede. Far bar rygsækken, selv om jeg er højere end ham. Da han gav mig den, holdt han fast i remmen et øjeblik for længe.

»Du ringer, hvis maskinen er for svær at finde ud af,« sagde han.

»Hvilken maskine?«

»Vaskemaskinen. Eller hvad som helst.«

Jeg stod på dækket, da vi lagde fra. Han blev ved med at vinke, selv da han var blevet så lille, at kun slipset kunne ses. Blåt. Jeg tog en mad op af posen. Den var med leverpostej og agurk. I papiret lå en foldet seddel med mit kort over øen, tegnet af efter det gamle, med en rød streg fra havnen og hjem.`,
        questions: [
          choice(
            'Hvad er det for en dag?',
            'den dag, fortælleren flytter hjemmefra',
            ['den dag, fortælleren skal konfirmeres i kirken', 'farens første arbejdsdag'],
            'Værelset er tømt, og faren kører til færgen.',
          ),
          choice(
            'Hvorfor har faren slips på?',
            'Dagen er højtidelig for ham.',
            ['Han skal på arbejde bagefter.', 'Han fryser.'],
            'Han siger det ikke, men slipset viser det.',
          ),
          choice(
            'Hvad fortæller det, at de taler om vejret og rattet?',
            'De undgår det, der er svært.',
            ['De har det altid kedeligt sammen.', 'Bilen er farlig.'],
            'De taler ikke om værelset.',
          ),
          choice(
            'Hvorfor lader fortælleren kortet hænge?',
            'af hensyn til faren',
            ['fordi det er gået i stykker', 'fordi væggen er grim'],
            '»Så var der da ikke helt tomt.«',
          ),
          choice(
            'Hvad mener faren med »Eller hvad som helst«?',
            'Du må altid ringe til mig.',
            ['Du skal passe på maskiner.', 'Jeg er ligeglad.'],
            'Vaskemaskinen er kun et påskud.',
          ),
          choice(
            'Hvad viser det, at han holder fast i remmen?',
            'Han har svært ved at give slip.',
            ['Rygsækken er for tung.', 'Han vil låne den.'],
            'Han holder fast et øjeblik for længe.',
          ),
          choice(
            'Hvad har faren gjort med kortet?',
            'Han har tegnet det af.',
            ['Han har smidt det ud.', 'Han har købt et nyt kort.'],
            'Det er »tegnet af efter det gamle«.',
          ),
          choice(
            'Hvad betyder den røde streg?',
            'Du kan altid finde hjem.',
            ['Du må ikke rejse.', 'Her er stoppestedet.'],
            'Den går fra havnen og hjem.',
          ),
          choice(
            'Hvilken virkning har det, at slipset nævnes igen til sidst?',
            'Det binder begyndelse og slutning sammen.',
            ['Det skaber spænding om en forbrydelse.', 'Det viser, at faren er rig.'],
            'Læseren husker det blå slips fra første linje.',
          ),
          several(
            'Hvilke ord passer på fortællemåden?',
            ['jegfortæller', 'tilbageholdt'],
            ['alvidende fortæller', 'overdreven'],
            'Et »jeg« fortæller, og meget bliver ikke sagt.',
          ),
        ],
      }),
    ],
  },
]);
