import type { DemoEssay } from '../demo-school-schema.ts';

/** 8.B, »Det sidste minut«: due tomorrow. The errors in the pupils' texts are there on purpose. */
export const lastMinuteEssays: readonly DemoEssay[] = [
  {
    homework: '8b-perron',
    exerciseSlug: 'det-sidste-minut',
    pupil: 'signe-overby',
    state: 'marked',
    daysAgo: 1,
    text: `Jeg løb ind i de gule veste. Det var som at løbe gennem vand. En lille dreng med en rygsæk formet som en frø tog fat i mit ærme og spurgte, om jeg også skulle i zoo.

Halvtreds sekunder. Det var mig, der havde sagt det videre. Det var hele sagen. Silas havde fortalt mig om sin far en aften på taget af cykelskuret, og jeg havde lovet ikke at sige det til nogen. To dage efter sagde jeg det til én. Om fredagen vidste hele skolen, at Silas' far havde siddet i fængsel.

Han råbte ikke af mig. Han kom bare hen til mit skab, tog sin jakke ned af knagen, den grønne, og sagde: »Den skal jeg bruge nu.« Siden havde vi ikke talt sammen.

Tredive sekunder. Jeg kom fri af vestene og så, at han havde den ene fod oppe på trinnet.

»Silas!«

Denne gang vendte han sig om. Hans far gjorde også. De havde de samme øjne, det havde jeg ikke lagt mærke til før.

Jeg havde øvet mig på så mange sætninger. De stod alle sammen i brevet, skrevet om fire gange. Nu kunne jeg ikke finde en eneste. Jeg rakte ham bare kuverten. Min hånd rystede så meget at papiret raslede.

Han tog den ikke. Han så på den længe, eller det føltes længe, for viseren var vel kun nået fra otte til ni. Så tog hans far den i stedet. Han foldede den én gang og stak den ned i lommen på den grønne jakke forsigtigt som om det var en billet.

»Han læser den nok,« sagde han. »Jeg læste også mine.«

Døren lukkede. Toget kørte på minuttet.`,
  },
  {
    homework: '8b-perron',
    exerciseSlug: 'det-sidste-minut',
    pupil: 'ahmad-rahimi',
    state: 'draft',
    daysAgo: 0,
    text: `Jeg begyndte at skubbe mig igennem børnene. De råbte af mig og en af lærerne sagde at jeg skulle passe på men jeg hørte ikke efter.

For tre uger siden sad Silas og jeg på muren bag skolen og spiste chips. Han sagde at de skulle flytte til Aalborg fordi hans far havde fået nyt arbejde. Jeg blev så sur. I stedet for at sige at jeg ville savne ham sagde jeg at det var fint og at jeg alligevel havde tænkt mig at finde nogle andre venner. Det var det dummeste jeg nogensinde har sagt.

Fyrre sekunder. Jeg kunne se hans`,
  },
];
