import type { NewMail } from '../../platform/mail/index.ts';

type Letter = Omit<NewMail, 'to' | 'replyTo'>;

/** The mail that asks whether it was really the owner of the address. */
export const confirmMail = (confirmUrl: string): Letter => ({
  subject: 'Bekræft din tilmelding til Ordklars nyhedsbrev',
  text: `Hej

Denne adresse er skrevet ind for at få Ordklars nyhedsbrev. Åbn linket, og tryk på »Bekræft tilmeldingen«, så er du tilmeldt. Linket virker i en uge:

${confirmUrl}

Var det ikke dig, skal du ikke gøre noget. Så får du ingen nyhedsbreve.

Venlig hilsen
Ordklar`,
});

/** The mail after confirming, with the way out in it. */
export const welcomeMail = (leaveUrl: string): Letter => ({
  subject: 'Velkommen til Ordklars nyhedsbrev',
  unsubscribeUrl: leaveUrl,
  text: `Hej

Nu er du tilmeldt. Du får et brev om måneden med ideer til timen.

Vil du ikke have det længere, kan du framelde dig her:

${leaveUrl}

Venlig hilsen
Ordklar`,
});

/** To somebody who asks again. */
export const alreadyMail = (leaveUrl: string): Letter => ({
  subject: 'Du er allerede tilmeldt Ordklars nyhedsbrev',
  unsubscribeUrl: leaveUrl,
  text: `Hej

Denne adresse er skrevet ind igen for at få Ordklars nyhedsbrev. Du er allerede tilmeldt og skal ikke gøre noget.

Vil du ikke have det længere, kan du framelde dig her:

${leaveUrl}

Venlig hilsen
Ordklar`,
});
