import type { TextCorrectionProduct } from '../catalogue/course-classes.ts';
import type { TryText } from './free-text-schema.ts';

/**
 * The fixed texts of 'try as student' (HW-11): when a teacher tries a text-correction course, this text is handed in and
 * corrected. The errors are the typical ones of that class and are there on purpose.
 */
export const tryTexts: Readonly<Record<TextCorrectionProduct, TryText>> = {
  teco: {
    productId: 'teco',
    grade: 8,
    title: 'Dansk testtekst, 8. klasse',
    text: [
      'Da jeg var ti år, flyttede vi fra Odense til Bornholm fordi at min mor havde fået nyt arbejde. Jeg havde slet ikke lyst og jeg græd hele vejen på færgen. Min far sagde at jeg nok skulle få nogen gode venner, men jeg troede ikke på ham.',
      'Den første dag i skolen kom jeg ind i en stor sal, hvor alle stirrede på mig. Min nye lære hed Birgit, og hun var mega sød. Hun spurte om jeg kunne lide og spille håndbold, og det kunne jeg heldivis. En pige fra klassen, som hed Alma, sagde straks at jeg kunne være med på hendes hold.',
      'Nu har jeg boet her i fire år. Hver morgen cykle jeg langs havet til skolen, og det lugter af sild fra røgeriet. Jeg syntes stadig at vinteren er lang, men om sommeren, køre vi ud til klipperne og bader hver dag. Det er et sjov sted at bo. Hvis jeg skulle flytte igen ville jeg savne min venner og min hånd bold træner. Så ville jeg nok græde. det ville Alma også.',
    ].join('\n\n'),
  },
  teen: {
    productId: 'teen',
    grade: 8,
    title: 'Engelsk testtekst, 8. klasse',
    text: [
      'Last summer I was in london with my family. We was there for five days and we lived on a small hotel near a park. The weather were bad, but we did not care becuase there is so many things to see.',
      'The first day we go to a big museum. My little brother want to see the dinosaurs, and he was very exited. I liked the blue whale best, its bigger than a bus! My dad have never been in England before, so he drived with the train in the wrong direction two times. We laught a lot of him.',
      'In the evening we eat fish and chips. I asked the waiter for a fork, but he dont understood me, because I speaked to fast. He was realy friendly and he learned me some new words. I think that english people is more polite then danish people.',
      'I would like too come back to London one day, becaus there is much museums I havent seen yet. If I win in the lottery, I will bought a house their. But my mother says that I first must get better to speak English.',
    ].join('\n\n'),
  },
  tety: {
    productId: 'tety',
    grade: 8,
    title: 'Tysk testtekst, 8. klasse',
    text: [
      'Hallo! Ich heiße Mikkel und ich bin vierzehn jahre alt. Ich wohne in eine kleine stadt in Dänemark mit mein Vater, meine Mutter und zwei Schwester. Wir haben auch ein Hund. Er heißen Rufus und ist sehr süss.',
      'Jeden Tag ich stehe um sieben Uhr auf und dann ich esse frühstück. Ich fahre mit den Fahrrad zu die Schule. Meine lieblingsfach ist Sport, aber Mathe finde ich langweilig weil es ist so schwer.',
      'In meine Freizeit spiele ich Fussball und ich höre musik. Am Wochenende ich habe meine Oma besuchen. Sie wohnt in Flensburg und sie hat eine grosse Garten. Wir haben viel Kuchen gegessen und wir sind in die Stadt gegangen. Ich habe eine neue Jacke gekauft, aber er war zu klein für mir.',
      'Nächste Jahr will ich mit meine Klasse nach Berlin fahren. Ich freue mich auf der Reise und ich hoffe, das das Wetter gut sein.',
    ].join('\n\n'),
  },
  tefr: {
    productId: 'tefr',
    grade: 9,
    title: 'Fransk testtekst, 9. klasse',
    text: [
      'Salut ! Je m’appelle Clara et j’ai quinze an. J’habite a Aarhus avec ma parents et mon petite sœur. Nous avons un maison blanche avec une grand jardin.',
      'L’été dernier, je suis allé en France avec ma famille. Nous avons visiter Paris et nous avons vus la tour Eiffel. C’était très belle, mais il y avait beaucoup des touristes. Mon père a parler français avec le serveur, mais il n’a comprend pas. Moi, j’ai mange trois croissants et une glace au chocolat.',
      'Après Paris, nous sont allés à la mer. Il a fait très chaud et la eau était bleue. Ma sœur a trouvé un petite chien sur le plage. Elle voulait garder le chien, mais ma mère a dit non. Ma sœur était triste et elle a pleure tout la soirée.',
      'J’aime la France parce que les gens est gentils et la nourriture sont bonne. Quand je serai plus grande, je veux travaille à Paris. Mais d’abord, je dois apprendre plus mieux le français !',
    ].join('\n\n'),
  },
};
