import { choice, lists, read, several, type StepDraft } from '../../markup/index.ts';

export const laesning: StepDraft = {
  title: 'Læsning',
  intro: 'Læs teksten, og svar på spørgsmålene. Du må gerne kigge tilbage i teksten.',
  seconds: 1200,
  items: [
    read({
      title: 'Vorsicht, Oma!',
      text: `Meine Oma heißt Gerda und ist 71 Jahre alt. Andere Omas stricken oder backen Kuchen. Meine Oma kann nicht stricken, und ihr Kuchen schmeckt nach Papier. Aber sie hat ein Skateboard.

Das kam so: Im Frühling hat sich mein Bruder Paul den Arm gebrochen. Sein Skateboard stand drei Monate lang im Flur. Eines Tages kam ich von der Schule nach Hause, und das Brett war weg. Oma war auch weg. Ich habe sie im Park gefunden. Sie hatte Pauls Helm auf dem Kopf und fuhr ganz langsam um den Brunnen. Zwei kleine Jungen haben geklatscht.

„Sag deinem Vater nichts“, hat sie gesagt. „Er macht sich immer Sorgen.“

Seitdem gehen wir jeden Dienstag zusammen in den Park. Am Anfang ist Oma oft gefallen, aber sie hat nie geweint. „Wer fällt, der lernt“, sagt sie. Im Sommer hat sie zum Geburtstag ein eigenes Skateboard bekommen. Es ist lila, und auf der Unterseite steht: Vorsicht, Oma!

Mein Vater weiß es jetzt auch. Er hat ein Foto von ihr in der Zeitung gesehen. Zuerst war er böse. Dann hat er gefragt, ob er auch einmal fahren darf. Oma hat Nein gesagt. Er hat ja keinen Helm.`,
      questions: [
        several(
          'Hvad er bedstemoren ikke god til?',
          ['at strikke', 'at bage'],
          ['at cykle', 'at øve sig'],
          'Hun kan ikke strikke, og kagen smager af papir.',
        ),
        choice(
          'Hvorfor brugte Paul ikke sit skateboard?',
          'Han havde brækket armen.',
          ['Han havde mistet sin hjelm.', 'Han var blevet for gammel.', 'Han havde ikke tid på grund af skolen.'],
          '»Den Arm gebrochen« betyder brækket armen.',
        ),
        choice(
          'Hvor fandt fortælleren sin bedstemor?',
          'i parken',
          ['i entreen', 'på skolen', 'hos naboen'],
          'Hun kørte rundt om springvandet i parken.',
        ),
        choice(
          'Hvorfor må faren ikke få noget at vide?',
          'Han bliver let bekymret.',
          ['Han har forbudt det.', 'Han vil selv prøve.', 'Han ejer hjelmen.'],
          '»Sich Sorgen machen« er at bekymre sig.',
        ),
        choice(
          'Hvad betyder »seitdem«?',
          'siden da',
          ['sidste gang', 'derfor', 'en sjælden gang'],
          'De har gjort det hver tirsdag fra den dag.',
        ),
        lists('Bedstemor faldt tit, men hun {græd|lo|øvede sig} aldrig.', '»Geweint« betyder grædt.'),
        choice(
          'Hvordan opdagede faren det?',
          'Han så et billede i avisen.',
          ['Han mødte hende i parken.', 'Paul fortalte ham det hele.', 'Han fandt skateboardet i entreen en dag.'],
          '»Zeitung« er en avis.',
        ),
        choice(
          'Hvad er sjovt ved slutningen?',
          'Nu er det bedstemor, der passer på.',
          [
            'Nu er det Paul, der er bange.',
            'Nu er det faren, der vinder.',
            'Nu er det bedstemor, der skal i avisen igen.',
          ],
          'Først var det faren, der bekymrede sig. Nu siger hun nej, fordi han ikke har en hjelm.',
        ),
      ],
    }),
  ],
};
