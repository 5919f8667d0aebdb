import { choice, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grep', level: 9, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Formelt eller venskabeligt?',
    summary: 'Vælg ord, der passer til et brev, en ansøgning eller en besked.',
    instruction: 'Tænk over, hvem der skal læse teksten, og vælg det, der passer.',
    items: [
      choice(
        "How do you begin a letter to a company when you don't know the name?",
        'Dear Sir or Madam,',
        ['Hey there!', 'My dear company,'],
        '»Dear Sir or Madam« er den faste hilsen.',
      ),
      choice(
        'Which sentence fits best in a job application?',
        'I would like to apply for the position.',
        ['I wanna have that job.', 'Gimme a call, yeah?'],
        '»Would like to apply« er høfligt og formelt.',
      ),
      choice(
        'Which sentence fits best in a text to a friend?',
        "Can't make it tonight, sorry!",
        ['I regret to inform you of my absence.', 'I hereby cancel our appointment.'],
        'En besked til en ven må være kort og uformel.',
      ),
      choice(
        'Which word is the formal one for "kids"?',
        'children',
        ['guys', 'mates'],
        '»Children« kan bruges i alle tekster.',
      ),
      choice(
        'Which word means the same as "purchase"?',
        'buy',
        ['promise', 'pay back'],
        '»Purchase« er et formelt ord for »buy«.',
      ),
      choice(
        'Which word is a more formal way to say "get"?',
        'receive',
        ['grab', 'nick'],
        '»Receive« betyder at modtage.',
      ),
      lists('I look forward to {hearing|hear|heard} from you.', 'Efter »look forward to« står »-ing«.'),
      lists('Yours {sincerely|sincere|sincerly}, Ella Holm', '»Yours sincerely« er en fast afslutning på et brev.'),
      lists(
        'I am writing to {complain|complaint|complained} about a broken lamp.',
        '»Complain« er udsagnsordet. »Complaint« er navneordet.',
      ),
      sort(
        { formelt: ['assist', 'require', 'inform'], uformelt: ['help out', 'wanna', 'tell off'] },
        '»Assist«, »require« og »inform« hører hjemme i formelle tekster.',
        'Sorter ordene efter tone.',
      ),
    ],
  },
]);
