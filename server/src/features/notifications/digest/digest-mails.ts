import type { NewMail } from '../../../platform/mail/index.ts';

type Letter = Omit<NewMail, 'to' | 'replyTo'>;

/** What a mail tells of. */
export interface Notice {
  title: string;
  text: string;
  link: string | null;
}

/** The mail that asks whether the address is the person's own. */
export const confirmMail = (confirmUrl: string): Letter => ({
  subject: 'Bekræft, at du vil have mails fra Ordklar',
  text: `Hej

Nogen har skrevet denne adresse i Ordklar for at få notifikationer som mail. Var det dig, så åbn linket, og tryk på »Bekræft adressen«:

${confirmUrl}

Var det ikke dig, skal du ikke gøre noget. Så får du ingen mails.

Venlig hilsen
Ordklar`,
});

const OFTEN = { daily: 'hver morgen', weekly: 'hver mandag morgen' } as const;
/** As many are named; the rest are counted. */
const MOST_NAMED = 20;

/** What is new and not read, the newest first. */
export function digestMail(
  name: string,
  notices: readonly Notice[],
  at: { origin: string; frequency: keyof typeof OFTEN; leaveUrl: string },
): Letter {
  const rest = notices.length - MOST_NAMED;
  const named = notices
    .slice(0, MOST_NAMED)
    .map(({ title, text, link }) =>
      [`* ${title}`, text && `  ${text}`, link && `  ${at.origin}${link}`].filter(Boolean).join('\n'),
    );
  return {
    subject: notices.length === 1 ? 'En ny notifikation i Ordklar' : `${notices.length} nye notifikationer i Ordklar`,
    unsubscribeUrl: at.leaveUrl,
    text: `Hej ${name}

Det har du ikke læst endnu:

${named.join('\n\n')}
${rest > 0 ? `\nOg ${rest} mere. Du finder dem under klokken i Ordklar.\n` : ''}
Du får en mail ${OFTEN[at.frequency]}, når der er noget nyt. Det kan du ændre på »Min bruger«:
${at.origin}/min-bruger

Vil du ikke have flere mails, kan du framelde dig her:
${at.leaveUrl}

Venlig hilsen
Ordklar`,
  };
}
