import { exerciseGroup, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gcea', level: 12, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Betingelser og konjunktiv',
    summary: 'Brug »were«, »had« og »should« i betingelser, ønsker og krav.',
    instruction: 'Vælg den form, som formel engelsk kræver.',
    items: [
      lists(
        'If she had taken the earlier train, she {would be|will be|was} here by now.',
        'Betingelsen ligger i fortiden, resultatet i nutiden.',
      ),
      lists('{Had|If|Would} I known the truth, I would never have signed.', 'Omvendt ordstilling kan erstatte »if«.'),
      lists(
        '{Should|Would|Had} you have any questions, please do not hesitate to ask.',
        '»Should you« betyder hvis De skulle.',
      ),
      lists('{Were|Was|Would} he to resign, the government would fall.', '»Were he to« er en formel betingelse.'),
      lists(
        'The committee insists that the report {be|being|to be} published.',
        'Efter »insist that« kan stå ren infinitiv: »be«.',
      ),
      lists(
        'It is essential that every witness {tell|telling|to tell} the truth.',
        'Konjunktiv: ren infinitiv uden -s.',
      ),
      lists('I wish I {had|have|would have} more courage when I speak in public.', 'Et ønske om nutiden står i datid.'),
      lists(
        "I wish you {hadn't told|didn't told|wouldn't have tell} them about the tattoo.",
        'Et ønske om fortiden: »had« og tredje form.',
      ),
      lists(
        'He behaves as if he {owned|is owning|would owned} the place.',
        'Efter »as if« kan det uvirkelige stå i datid.',
      ),
      lists(
        'But for your help, we {would have given|would had given|gave} up long ago.',
        '»But for« betyder uden: en betingelse om fortiden.',
      ),
    ],
  },
]);
