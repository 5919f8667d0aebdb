import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const sammenhaeng = exerciseGroup({ productId: 'gram', level: 6, category: 'sammenhaeng' }, [
  {
    number: 1,
    title: 'Hvem er han, den og det?',
    summary: 'Find ud af, hvad stedordene i en tekst peger tilbage på.',
    instruction: 'Stedord peger på noget, der er nævnt. Prøv at sætte navnet ind, og se, om meningen holder.',
    trains: ['de-det'],
    items: [
      choice(
        '»Asta kastede bolden til Ali, men han tabte den.« Hvad er *den*?',
        'bolden',
        ['Asta', 'Ali'],
        'Det, Ali tabte, var bolden.',
      ),
      choice(
        '»Fugleungen faldt ud af reden. Den var kun få dage gammel.« Hvad er *den*?',
        'fugleungen',
        ['reden', 'dagen'],
        'En rede er ikke få dage gammel og kan ikke falde. Det er ungen.',
      ),
      choice(
        '»Vi fandt et kort i bogen. Det førte os til en brønd.« Hvad er *det*?',
        'kortet',
        ['bogen', 'brønden'],
        '»Det« peger på et et-ord: et kort.',
      ),
      choice(
        '»Drengene hjalp naboerne, så de kunne nå toget.« Hvad bliver tydeligere?',
        'Skriv »så naboerne kunne nå toget«.',
        ['Skriv »så dem kunne nå toget«.', 'Skriv »så toget kunne nå dem«.'],
        '»De« kan både være drengene og naboerne. Så må man skrive, hvem det er.',
      ),
      lists('Vulkanen har været stille i hundrede år. Nu er {den|det|de} vågnet.', 'En vulkan, altså »den«.'),
      lists('Skibet lå på bunden. Dykkerne fandt {det|den|dem} ved et tilfælde.', 'Et skib, altså »det«.'),
      lists('Solbrillerne er væk. Har du set {dem|den|det}?', 'Solbriller er flertal, altså »dem«.'),
      lists(
        'Museet har fået en ny direktør. {Hun|Den|Det} vil have dinosaurer i alle rum.',
        'Direktøren er en person.',
      ),
      lists('Alma og Noah byggede en drage. {Den|De|Det} fløj højere end kirketårnet.', 'En drage, altså »den«.'),
    ],
  },
  {
    number: 2,
    title: 'Sæt historien sammen',
    summary: 'Brug ord som »først«, »derfor« og »til sidst« til at finde rækkefølgen.',
    instruction: 'Se efter ord, der peger tilbage eller viser tiden. De fortæller, hvilken sætning der må komme før.',
    items: [
      order(
        'Mille hørte en lyd i skraldespanden. | Hun løftede forsigtigt låget. | Under det sad et pindsvin med hovedet i et yoghurtbæger. | Hun fik bægeret af, og dyret løb sin vej.',
        '»Det« er låget, og »dyret« er pindsvinet.',
        { task: 'Sæt sætningerne i rækkefølge.' },
      ),
      order(
        'Først maler I et stort papir helt sort. | Når malingen er tør, klipper I det ud som en by. | Derefter skærer I små vinduer. | Til sidst stiller I en lommelygte bagved.',
        '»Først«, »når«, »derefter« og »til sidst« viser rækkefølgen.',
        { task: 'Sæt sætningerne i rækkefølge.' },
      ),
      order(
        'På torvet stod der en statue af en ukendt general. | En nat stjal nogen hans hat. | Byen satte en dusør på tusind kroner. | Den gik til den hund, der havde gravet den ned.',
        '»Hans« er generalens, og dusøren kommer efter tyveriet.',
        { task: 'Sæt sætningerne i rækkefølge.' },
      ),
      lists(
        'Broen var lukket. {Derfor|Alligevel|Derefter} måtte vi ro over.',
        'Det sidste er en følge af det første: derfor.',
      ),
      lists(
        'Teltet var vådt. {Alligevel|Derfor|For eksempel} sov vi som sten.',
        'Man ventede det modsatte: alligevel.',
      ),
      lists(
        'Der er mange ting, en blæksprutte kan. Den kan {for eksempel|derimod|alligevel} skifte farve.',
        'Det er ét af flere eksempler.',
      ),
      lists(
        'Min bror elsker lakrids. Jeg kan {derimod|desuden|derfor} ikke fordrage det.',
        'De to mener det modsatte: »derimod«.',
      ),
      choice(
        'Hvilken sætning passer bedst efter »Koncerten blev aflyst.«?',
        'Derfor fik alle pengene tilbage.',
        ['Alligevel blev koncerten aflyst.', 'For det første var den god.'],
        'At få pengene tilbage er en følge af, at koncerten er aflyst.',
      ),
    ],
  },
]);
