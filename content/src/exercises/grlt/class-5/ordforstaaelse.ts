import { exerciseGroup, lists, read } from '../../markup/index.ts';

export const ordforstaaelse = exerciseGroup({ productId: 'grlt', level: 5, category: 'ordforstaaelse' }, [
  {
    number: 1,
    title: 'Nat i tidsmaskinen',
    summary: 'Vælg de ord, der mangler i en historie.',
    instruction: 'Læs hele historien. Vælg det ord, der passer i hver sætning.',
    items: [
      read({
        title: 'Nødlanding i stenalderen',
        text: `Da tidsmaskinen landede, var der helt mørkt. Nikolaj og farmor Grethe havde sat uret til næste onsdag, men noget var gået galt. Gennem ruden så de et bål og nogle mennesker i skind. Læs videre i sætningerne herunder, og find de ord, der mangler.`,
        questions: [
          lists(
            'Farmor {stirrede|spyttede|svømmede} ud i mørket, indtil hun kunne se bålet tydeligt.',
            'At stirre er at kigge længe.',
          ),
          lists(
            '»Vi er vist landet i {fortiden|fremtiden|eftermiddagen},« hviskede Nikolaj, da han så stenøkserne.',
            'Stenalderen er for længe siden.',
          ),
          lists(
            'En dreng med en hundehvalp kom {nysgerrigt|nedslået|nøjagtigt} nærmere, for han ville se, hvad det var.',
            'Den nysgerrige vil vide noget.',
          ),
          lists('Nikolaj rakte ham et æble, og drengen {snusede|savede|sneg} til det.', 'Man snuser for at lugte.'),
          lists(
            'Han havde {åbenbart|åbent|engang} aldrig set et rødt æble, for han turde ikke bide i det.',
            '»Åbenbart« betyder, at det ser sådan ud.',
          ),
          lists(
            'Til gengæld ville han {bytte|bygge|binde} hvalpen for farmors lommelygte.',
            'At bytte er at give noget og få noget andet.',
          ),
          lists(
            '»Det går ikke,« sagde farmor {bestemt|bagvendt|beskidt} og rystede på hovedet.',
            'At sige noget bestemt er at mene det.',
          ),
          lists(
            'Motoren {hostede|hoppede|hviskede} to gange og gik så endelig i gang.',
            'En motor kan hoste som et menneske. Det er et billede.',
          ),
          lists(
            'Hjemme igen fandt de et {spor|speil|spørgsmål} af en lille pote på sædet.',
            'Et spor viser, at nogen har været der.',
          ),
        ],
      }),
    ],
  },
]);
