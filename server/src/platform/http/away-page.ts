/** A page that needs neither the database nor a script, for whoever opens one while the database is away. */
export const awayPage = (message: string, nonce: string): string => `<!doctype html>
<html lang="da">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ordklar kommer igen om lidt</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; }
  body { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif; }
  a { display: inline-block; padding: 0.6rem 0; }
</style>
<h1>Ordklar kommer igen om lidt</h1>
<p>${message}</p>
<p><a href="">Prøv igen</a></p>
</html>
`;
