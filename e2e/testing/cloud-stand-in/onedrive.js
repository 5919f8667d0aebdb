// Stands in for Microsoft's script: the documented call, a window that begins and ends on the page it is told to come back
// to, and this script on that page too.
{
  const service = new URL(document.currentScript.src).origin;
  const asked = new URLSearchParams(location.search).get('oauth');
  const answer = new URLSearchParams(location.hash.slice(1)).get('answer');

  if (answer !== null) {
    opener.onedriveReceiveMessage(JSON.parse(answer));
    close();
  } else if (asked !== null) location.replace(`${service}/onedrive/pick?${new URLSearchParams(JSON.parse(asked))}`);

  globalThis.OneDrive = {
    open({ clientId, action, advanced, success, cancel, error }) {
      const { redirectUri, filter } = advanced;
      if (new URL(redirectUri).origin !== location.origin || action !== 'download')
        return error({ errorCode: 'badOptions', message: 'redirect uri is not in the same domain as picker sdk' });
      globalThis.onedriveReceiveMessage = (said) => (said === null ? cancel() : success({ value: [said] }));
      const oauth = JSON.stringify({ clientId, filter, redirectUri });
      if (!open(`${redirectUri}?${new URLSearchParams({ oauth })}`, '_blank', 'width=600,height=500'))
        error({ errorCode: 'popupOpen', message: 'window not opened' });
    },
  };
}
