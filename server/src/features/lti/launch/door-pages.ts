import type { FastifyReply } from 'fastify';

/** What is shown to somebody who comes from a learning platform and cannot go on. */
export const DOOR_PROBLEMS = {
  unknown:
    'Ordklar kender ikke den læringsplatform, du kommer fra. Skolens administrator skal oprette den i Ordklar først, eller rette udsteder, klient-id eller deployment-id.',
  several:
    'Læringsplatformen fortæller ikke, hvilken skole du kommer fra. Skolens administrator kan oprette Ordklar med et klient-id for hver skole.',
  refused: 'Læringsplatformen ville ikke sende dig videre. Gå tilbage til den, log ind der, og åbn opgaven igen.',
  old: 'Det tog for lang tid, eller din browser har ikke gemt, hvor du kom fra. Gå tilbage til læringsplatformen, og åbn opgaven igen. Sker det igen, så lad browseren gemme cookies fra Ordklar.',
  unproved:
    'Ordklar kunne ikke få bekræftet, at det var læringsplatformen, der sendte dig. Gå tilbage og åbn opgaven igen. Sker det igen, så bed skolens administrator se på opsætningen.',
  anonymous:
    'Læringsplatformen fortæller ikke, hvem du er, og så kan Ordklar ikke finde din bruger. Bed skolens administrator slå det til i læringsplatformen.',
} as const;
export type DoorProblem = keyof typeof DOOR_PROBLEMS;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const page = (nonce: string, title: string, body: string): string => `<!doctype html>
<html lang="da">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Ordklar</title>
<style nonce="${nonce}">
  /* the papers, ink and accent of the pages (web/src/ui/tokens.css), which are not loaded here */
  :root { color-scheme: light dark; --page: #fbf8f3; --ink: #1f2a37; --ink-2: #465060; --accent: #195c4c; --on-accent: #fff; }
  @media (prefers-color-scheme: dark) {
    :root { --page: #1b2126; --ink: #f0eae0; --ink-2: #c9c5bc; --accent: #6fbfa5; --on-accent: #10211c; }
  }
  body { margin: 0; background: var(--page); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
  main { max-width: 34rem; margin: min(9vh, 4rem) auto 0; padding: 0 1.25rem 2rem; }
  h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
  small { color: var(--ink-2); }
  a { display: inline-block; padding: 0.6rem 0; color: var(--accent); }
  .open { padding: 0.7rem 1.5rem; border-radius: 12px; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; }
  button { border: 0; font: inherit; font-weight: 600; cursor: pointer; }
  :is(a, button):focus-visible { outline: 3px solid currentcolor; outline-offset: 3px; }
</style>
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`;

const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

/** Says in a sentence why it does not go on. */
export const sendProblem = (reply: FastifyReply, problem: DoorProblem): FastifyReply =>
  send(
    reply,
    problem === 'unknown' || problem === 'several' ? 404 : 403,
    page(
      reply.nonce,
      'Ordklar kunne ikke åbnes',
      `<p>${DOOR_PROBLEMS[problem]}</p>\n<p><a href="/">Til Ordklars forside</a></p>`,
    ),
  );

/** Inside another page Ordklar does not open: browsers keep its cookies away there. The link leads out of the frame. */
export const sendWayOut = (reply: FastifyReply, address: string): FastifyReply =>
  send(
    reply,
    200,
    page(
      reply.nonce,
      'Ordklar åbner i sin egen fane',
      `<p>Din browser lader ikke Ordklar huske, hvem du er, når det vises inde i en anden side. Åbn det i en fane for sig. Din læringsplatform bliver stående her.</p>
<p><a class="open" href="${escaped(address)}" target="_blank">Åbn Ordklar</a></p>
<p><small>Til læreren: Vælg »Nyt vindue« i læringsplatformens indstillinger for opgaven, så kommer denne side ikke.</small></p>`,
    ),
  );

/** Asks whether the person is to be logged in: nobody is without a click of the own (ASVS V7.6.2). */
export const sendEntrance = (
  reply: FastifyReply,
  about: { action: string; proof: string; name: string; platform: string; loggedInAs: string | null },
): FastifyReply => {
  const [name, platform] = [escaped(about.name), escaped(about.platform)];
  const other =
    about.loggedInAs === null
      ? ''
      : `<p>Her i browseren er ${escaped(about.loggedInAs)} logget ind. Det slutter, når du går videre.</p>\n`;
  return send(
    reply,
    200,
    page(
      reply.nonce,
      `Log ind som ${name}?`,
      `<p>Du kommer fra ${platform}. Der er din bruger knyttet til ${name} i Ordklar.</p>
${other}<form method="post" action="${escaped(about.action)}">
<input type="hidden" name="proof" value="${escaped(about.proof)}">
<button class="open">Ja, log ind</button>
</form>
<p><small>Er det ikke dig? Luk fanen, og log ind i ${platform} med din egen bruger.</small></p>
<p><a href="/">Til Ordklars forside</a></p>`,
    ),
  );
};
