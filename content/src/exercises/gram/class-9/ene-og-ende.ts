import { choice, exerciseGroup, gaps, lists, several, sort } from '../../markup/index.ts';

export const eneOgEnde = exerciseGroup({ productId: 'gram', level: 9, category: 'ene-og-ende' }, [
  {
    number: 1,
    version: 2,
    title: 'De studerende og de rejsende',
    summary: 'Brug -ende i ord for mennesker, og skeln dem fra navneord på -ene og -erne.',
    instruction: 'En, der studerer, er en studerende. Flere er også studerende, for ordet får ingen endelse i flertal.',
    trains: ['ene-ende'],
    items: [
      lists('De {rejsende|rejsene|rejserne} måtte dele to stole og en banan.', 'De rejser: »de rejsende«.'),
      lists(
        '{Rejserne|Rejsende|Rejsene} til Mars er foreløbig kun for robotter.',
        'En rejse, flere rejser, alle rejserne.',
      ),
      lists(
        '{Studierne|Studerende|Studiene} tager fem år, men kaffen er gratis.',
        'Et studie, flere studier, alle studierne.',
      ),
      lists(
        'Hundredvis af {studerende|studerene|studerender} sov i kø for at få en bolig.',
        'De studerer: studerende. Der kommer intet r på.',
      ),
      lists('Lægen talte længe med de {pårørende|pårørene|pårørerne}.', 'En pårørende, flere pårørende.'),
      lists(
        '{Logerne|Logerende|Logrende} i teatret er for folk med lange halse.',
        'En loge, flere loger, alle logerne.',
      ),
      lists(
        'Alle {indsigelserne|indsigelsende|indsigelsene} blev læst højt af en skuespiller.',
        'En indsigelse, flere indsigelser, alle indsigelserne.',
      ),
      gaps('De [overlevende](overleve) fra forliset åd tang i ni dage.', 'De overlevede: »overlevende«.'),
      gaps('[Kostumerne](kostume) blev syet af gamle telte.', 'Et kostume, flere kostumer, alle kostumerne.'),
      several(
        'Hvilke ord er skrevet rigtigt?',
        ['de gående', 'de troende', 'de deltagende'],
        ['de boene', 'de rygene'],
        'Ord for det, man gør, ender på -ende.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Stigende priser og faldende temperaturer',
    summary: 'Skriv -ende-ord, -ene og -erne i sætninger fra aviser.',
    instruction: 'Find ud af, om ordet fortæller, hvad noget gør, eller om det er navnet på flere ting.',
    trains: ['ene-ende', 'silent-letter'],
    items: [
      gaps('De [stigende](stige) priser på kakao kan smages i påskeæggene.', 'Priserne stiger: »stigende«.'),
      gaps('[Priserne](pris) er steget med 30 procent på et år.', 'En pris, flere priser, alle priserne.'),
      gaps('Der er en [voksende](vokse) interesse for at sy sit eget tøj.', 'Interessen vokser: »voksende«.'),
      lists(
        'Politiet efterlyser {vidnerne|vidnende|vidnene} til et pandekagetyveri.',
        'Et vidne, flere vidner, alle vidnerne.',
      ),
      lists('{Førende|Førene|Førerne} forskere kan ikke forklare lyden.', 'De fører: førende forskere.'),
      lists(
        '{Førerne|Førende|Førene} af de to busser vinkede til hinanden og kørte galt.',
        'En fører, flere førere, alle førerne.',
      ),
      lists('Partiet har hidtil været {afvisende|afvisene} over for forslaget.', 'Partiet afviser: »afvisende«.'),
      lists(
        '{Udtalelserne|Udtalende|Udtalelsene} skabte vrede i hele landet.',
        'En udtalelse, flere udtalelser, alle udtalelserne.',
      ),
      sort(
        {
          'beskriver noget': ['truende', 'rasende', 'lovende'],
          'navneord i flertal': ['truslerne', 'løfterne', 'landene'],
        },
        'De første ord kommer af »true«, »rase« og »love«. De andre er navne på flere ting.',
        'Sorter ordene.',
      ),
      choice(
        'Hvilken overskrift er stavet rigtigt?',
        'Manglende sne lukker de omliggende skiløjper',
        ['Manglene sne lukker de omliggende skiløjper', 'Manglende sne lukker de omliggene skiløjper'],
        'Sneen mangler, og løjperne ligger omkring: begge ord ender på -ende.',
      ),
    ],
  },
]);
