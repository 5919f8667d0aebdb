import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gcft', level: 9, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Hvis jeg kunne flyve',
    summary: 'Brug »si« med rigtig tid.',
    instruction: 'Skriv eller vælg den rigtige form.',
    items: [
      lists(
        "Si j'étais riche, j'{achèterais|achèterai|achetais} un sous-marin.",
        '»Si« med imparfait følges af conditionnel: »-rais«.',
      ),
      lists(
        'Si tu {viens|viendras|venais} demain, nous ferons du ski.',
        '»Si« med nutid følges af fremtid, og der står aldrig fremtid efter »si«.',
      ),
      lists(
        'Si nous {avions|aurions|aurons} un chien, je le promènerais tous les jours.',
        'Efter »si« står imparfait, aldrig conditionnel.',
      ),
      lists("Je {voudrais|voulais dire|vouloir} un kilo de cerises, s'il vous plaît.", 'Høfligt ønske: »je voudrais«.'),
      gaps("S'il faisait beau, nous [mangerions](manger) dehors.", 'Conditionnel: »mangerions«.'),
      gaps('Si elle savait, elle [serait](être) furieuse.', 'Conditionnel af »être«: »serait«.'),
      gaps('À ta place, je [dirais](dire) la vérité.', 'Et råd udtrykkes med conditionnel: »dirais«.'),
      gaps('Si vous [pouviez](pouvoir) voler, où iriez-vous ?', 'Efter »si« står imparfait: »pouviez«.'),
      gaps(
        'Elle [aimerait](aimer i conditionnel) devenir vétérinaire.',
        'Et ønske udtrykkes med conditionnel: »aimerait«.',
      ),
    ],
  },
]);
